import { Reveal } from './Reveal.tsx';

export const examples = { Появление: () => <Reveal>Этот блок появляется, когда до него докрутили.</Reveal> };
