import { expect, it } from 'vitest';
import { runNode } from './run-node.ts';

it.each(['assets', 'dev', 'docs', 'webhook'])('npm run %s -- --help only prints the options', async (name) => {
  expect(await runNode(`scripts/${name}.ts`, ['--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Usage: npm run \w+ -- \[options\]\n[^]*display help for command\s+$/),
  });
});
