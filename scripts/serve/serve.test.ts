import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { runNode } from '../setup/run-node.ts';

it('npm start reports a busy port before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await runNode('scripts/start.ts', [], { env: { PORT: `${port}` } })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is busy: stop what listens there or set PORT to another\n`,
  });
  other.close();
});
