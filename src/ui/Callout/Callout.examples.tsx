import { Callout } from './Callout.tsx';

export const examples = {
  Выноски: () => (
    <>
      <Callout value={'99,9\u00a0%'} label="обеззараживание за проход" />
      <Callout value={'254\u00a0нм'} label="безозоновый ультрафиолет" tone="uv" />
    </>
  ),
};
