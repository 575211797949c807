import { sample } from '../samples.ts';
import { Picture } from './Picture.tsx';

const sizes = '320px';

export const examples = {
  'Четыре к трём': () => <Picture picture={sample.product} sizes={sizes} />,
  Круг: () => <Picture picture={sample.scene} sizes={sizes} ratio="1/1" shape="circle" />,
  'Своя пропорция': () => <Picture picture={sample.scene} sizes={sizes} ratio="natural" />,
  'Нет изображения': () => <Picture picture={null} sizes={sizes} placeholder="air" />,
};
