import { Skeleton, SkeletonGroup } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './LoadingDocuments.module.scss';

/** The boxes of the rows of a document list. */
export function LoadingDocuments() {
  return (
    <SkeletonGroup fillsWindow className={styles.waiting}>
      {[1, 2, 3, 4].map((index) => (
        <span key={index} className={styles.row}>
          <Skeleton width="wide" />
          <Skeleton width="half" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
