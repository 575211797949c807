import { sample } from '../sample-pictures.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

export const examples = {
  'Три фотографии': () => <PhotoGrid pictures={[sample.scene, sample.pool, sample.section]} />,
  Одна: () => <PhotoGrid pictures={[sample.pool]} />,
};
