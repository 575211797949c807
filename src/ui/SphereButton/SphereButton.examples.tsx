import { SphereButton } from './SphereButton.tsx';

export const examples = {
  Заявка: () => <SphereButton onClick={() => {}}>Оставить заявку</SphereButton>,
};
