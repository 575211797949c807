import { samplePictures } from '../sample-pictures.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

export const examples = {
  'Три изображения': () => <PhotoGrid pictures={[samplePictures.scene, samplePictures.pool, samplePictures.section]} />,
  Одна: () => <PhotoGrid pictures={[samplePictures.pool]} />,
};
