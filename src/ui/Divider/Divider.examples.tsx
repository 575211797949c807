import { Divider } from './Divider.tsx';

export const examples = { 'Начало группы': () => <Divider /> };
