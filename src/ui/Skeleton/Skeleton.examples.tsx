import { SkeletonCard, SkeletonGroup, Skeleton } from './Skeleton.tsx';
import styles from './SkeletonExamples.module.scss';

export const examples = {
  Карточка: () => (
    <div className={styles.card}>
      <SkeletonGroup>
        <SkeletonCard />
      </SkeletonGroup>
    </div>
  ),
  Строки: () => (
    <SkeletonGroup>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
    </SkeletonGroup>
  ),
};
