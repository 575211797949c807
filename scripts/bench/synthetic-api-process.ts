import { changeOne, startSynthetic } from './measure-builds.ts';

const api = await startSynthetic(Number(process.argv[2]));
process.on('message', () => {
  changeOne(api);
  process.send?.('changed');
});
process.send?.(api.url);
