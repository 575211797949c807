import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { trustedMarkup } from '../../lib/browser/trusted-types.ts';
import { wrapTables } from './wrap-tables.ts';
import styles from './RichText.module.scss';

interface RichTextProps {
  /** An editor's HTML, cleaned by the API client. No other HTML may be passed. */
  html: string;
  /** `compact` for cards and answers, in the size of the surrounding text. */
  size?: 'prose' | 'compact';
}

/** The only component that inserts external HTML. */
export function RichText({ html, size = 'prose' }: RichTextProps) {
  const { table } = useTexts().ui;
  const markup = useMemo(() => ({ __html: trustedMarkup(wrapTables(html, table)) }), [html, table]);
  return <div className={classNames(styles.text, styles[size])} dangerouslySetInnerHTML={markup} />;
}
