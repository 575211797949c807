import { Spinner } from './Spinner.tsx';

export const examples = { Ожидание: () => <Spinner /> };
