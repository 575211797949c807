import { catalogueHref, type CatalogueQuery } from '../../../features/equipment/catalogue-query.ts';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import { equipment } from '../../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { SkeletonGroup, Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { ComparisonTools } from './ComparisonTools.tsx';
import { LoadError } from './LoadError.tsx';
import { compareSpecifications, onlyDifferences } from './compare-specifications.ts';
import { type LoadedModel, useComparedModels } from './use-compared-models.ts';
import styles from './ComparedModels.module.scss';

interface ComparedModelsProps {
  /** The models that the loaded catalogue has. */
  models: ProductCardData[];
  query: CatalogueQuery & { compare: string[] };
}

export function ComparedModels({ models: known, query }: ComparedModelsProps) {
  const t = useAreaTexts('equipment', equipment).comparison;
  const { loaded, retry } = useComparedModels(known.map(({ slug }) => slug));
  const models = known.map((card) => withName(card, loaded.get(card.slug)));
  const failed = models.filter(({ slug }) => loaded.get(slug) === 'failed');
  const isLoading = models.some(({ slug }) => !loaded.has(slug));
  const specifications = models.map(({ slug }) => {
    const answer = loaded.get(slug);
    return answer === undefined || answer === 'failed' ? [] : answer.specifications;
  });
  const all = compareSpecifications(specifications);
  const groups = query.differences ? onlyDifferences(all) : all;
  return (
    <>
      <ComparisonTools query={query} count={models.length} />
      {models.length === 1 && <p className={styles.note}>{t.tooFew}</p>}
      {failed.length > 0 && <LoadError models={failed} onRepeat={retry} />}
      {query.differences && !isLoading && groups.length === 0 && <p className={styles.note}>{t.same}</p>}
      <ComparisonTable
        models={models}
        groups={isLoading ? [] : groups}
        removeHref={(slug) => catalogueHref({ ...query, compare: query.compare.filter((other) => other !== slug) })}
      />
      {isLoading && (
        <SkeletonGroup fillsWindow>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
    </>
  );
}

function withName(card: ProductCardData, answer: LoadedModel | undefined): ProductCardData {
  if (answer === undefined || answer === 'failed') return card;
  return { ...card, name: answer.name, image: answer.pictures[0] ?? card.image, medium: answer.medium };
}
