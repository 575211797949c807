import { editOneItem, startBenchApi } from './synthetic-api.ts';

const api = await startBenchApi(Number(process.argv[2]));
process.on('message', () => {
  editOneItem(api);
  process.send?.('changed');
});
process.send?.(api.url);
