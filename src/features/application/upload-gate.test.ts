import { expect, it } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

it('makes a form wait while its file is uploading', async () => {
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

it('tells a cancelled file from a form without one', async () => {
  const gate = createUploadGate();
  gate.setState('uploading');
  const settled = gate.settled();
  gate.setState('idle');
  expect(await settled).toBe('cancelled');
  expect(await gate.settled()).toBe('idle');
});

it('tells when the form is closed while its file is uploading', async () => {
  const gate = createUploadGate();
  gate.setState('uploading');
  const settled = gate.settled();
  gate.close();
  expect(await settled).toBe('closed');
});
