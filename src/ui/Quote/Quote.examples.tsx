import { samplePictures } from '../sample-pictures.ts';
import { Quote } from './Quote.tsx';

const text =
  'Чистоту нельзя потрогать, поэтому её легко обещать. Мы договорились обещать только то, что покажет прибор.';

export const examples = {
  'Без портрета': () => <Quote text={text} author="Сергей Ильин" position="Основатель и главный конструктор" />,
  'С портретом': () => <Quote text={text} author="Сергей Ильин" portrait={samplePictures.product} />,
};
