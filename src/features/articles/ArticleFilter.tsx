import type { Option } from '../../api/schema/option.ts';
import { SelectField } from '../../forms/select/SelectField.tsx';
import { TextField } from '../../forms/text/TextField.tsx';
import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useQueryParams } from '../query-params/use-query-params.ts';
import { useDebouncedQueryParam } from '../query-params/use-debounced-query-param.ts';
import styles from './ArticleFilter.module.scss';
import { SEARCH_MAX_LENGTH } from '../../lib/text/search-text.ts';

/** Filters articles by words and industry. Both are part of the query, so the filter needs scripts. */
export function ArticleFilter({ industries }: { industries: Option[] }) {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const [query, change] = useQueryParams();
  const { typed, setTyped, submit } = useDebouncedQueryParam('find', { page: '' });
  return (
    <search aria-label={t.findArticle} className={styles.filter}>
      <TextField
        name="find"
        subType="search"
        label={t.findArticle}
        hideLabel
        placeholder={t.findArticle}
        placeholderCase="as-written"
        icon="search"
        hasClear
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={setTyped}
        onSearch={submit}
      />
      {industries.length > 0 && (
        <SelectField
          name="industry"
          label={t.industry}
          hideLabel
          placeholder={t.allIndustries}
          hasClear
          options={industries}
          value={query.get('industry')}
          onChange={(value) => change({ industry: value === null ? '' : String(value), page: '' })}
        />
      )}
    </search>
  );
}
