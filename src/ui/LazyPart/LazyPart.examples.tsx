import { PartFailed } from './PartFailed.tsx';

export const examples = {
  'Часть страницы не загрузилась': () => <PartFailed onRepeat={() => {}} />,
};
