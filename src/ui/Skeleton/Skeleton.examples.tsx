import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { SkeletonCard, SkeletonGroup, Skeleton } from './Skeleton.tsx';
import styles from './SkeletonExamples.module.scss';
import { useMinimumLoading } from './use-minimum-loading.ts';

function BriefLoading() {
  const [isLoading, setLoading] = useState(false);
  const isShown = useMinimumLoading(isLoading);
  const load = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 50);
  };
  return (
    <div className={styles.card}>
      {isShown ? (
        <SkeletonGroup>
          <Skeleton shape="title" />
        </SkeletonGroup>
      ) : (
        <Button variant="quiet" onClick={load}>
          Загрузить за 50 мс
        </Button>
      )}
    </div>
  );
}

export const examples = {
  Карточка: () => (
    <div className={styles.card}>
      <SkeletonGroup>
        <SkeletonCard />
      </SkeletonGroup>
    </div>
  ),
  'Не меньше 300 мс': () => <BriefLoading />,
  Строки: () => (
    <SkeletonGroup>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
    </SkeletonGroup>
  ),
};
