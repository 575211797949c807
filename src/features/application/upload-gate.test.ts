import { expect, it } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

it('a form waits while its file is uploading', async () => {
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

it('a cancelled file is reported otherwise than no file', async () => {
  const gate = createUploadGate();
  gate.setState('uploading');
  const settled = gate.settled();
  gate.setState('idle');
  expect(await settled).toBe('cancelled');
  expect(await gate.settled()).toBe('idle');
});

it('closing the form ends the waiting for its upload', async () => {
  const gate = createUploadGate();
  gate.setState('uploading');
  const settled = gate.settled();
  gate.close();
  expect(await settled).toBe('closed');
  expect(await gate.settled()).toBe('closed');
});

it('a closed form that was not uploading is sent', async () => {
  const gate = createUploadGate();
  gate.close();
  expect(await gate.settled()).toBe('idle');
});
