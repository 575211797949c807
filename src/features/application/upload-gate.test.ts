import { expect, it } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

it('holds a form back while its file is on its way', async () => {
  const gate = createUploadGate();
  expect(await gate.settled()).toBe('idle');
  gate.setState('uploading');
  const seen: string[] = [];
  const waiting = gate.settled().then((state) => seen.push(state));
  await Promise.resolve();
  expect(seen).toEqual([]);
  gate.setState('error');
  await waiting;
  expect(seen).toEqual(['error']);
});

it('tells a file that was taken back from one that there never was', async () => {
  const gate = createUploadGate();
  gate.setState('uploading');
  const settled = gate.settled();
  gate.setState('idle');
  expect(await settled).toBe('cancelled');
  expect(await gate.settled()).toBe('idle');
});

it('tells a form that is closed while its file is on its way', async () => {
  const gate = createUploadGate();
  gate.setState('uploading');
  const settled = gate.settled();
  gate.close();
  expect(await settled).toBe('closed');
});
