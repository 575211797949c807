import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => (page > 1 ? `/articles/page/${page}` : '/articles');

export const examples = {
  Начало: () => <Pagination current={1} last={8} hrefOf={hrefOf} />,
  'С кнопкой': () => <Pagination current={2} last={8} hrefOf={hrefOf} more={{ onClick: () => {} }} />,
  Загрузка: () => <Pagination current={4} last={9} hrefOf={hrefOf} more={{ onClick: () => {}, busy: true }} />,
};
