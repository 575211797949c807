import { Logo } from './Logo.tsx';

export const examples = {
  'На светлом': () => <Logo />,
  'На тёмном': () => (
    <div data-tone="ink">
      <Logo />
    </div>
  ),
  Знак: () => <Logo form="mark" />,
};
