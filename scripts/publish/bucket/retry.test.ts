import { describe, expect, it } from 'vitest';
import { retry } from './retry.ts';

const patience = (pauses: number[]) => ({
  attempts: 6,
  firstDelayMs: 100,
  maxDelayMs: 500,
  sleep: async (ms: number) => void pauses.push(ms),
});

describe('withPauses', () => {
  it('doubles the pauses up to the longest, each cut by at most a half', async () => {
    const pauses: number[] = [];
    await expect(
      retry(
        () => Promise.reject(new Error('busy')),
        () => true,
        patience(pauses),
      ),
    ).rejects.toThrow('busy');
    expect(pauses).toHaveLength(5);
    for (const [index, longest] of [100, 200, 400, 500, 500].entries()) {
      expect(pauses[index]).toBeLessThanOrEqual(longest);
      expect(pauses[index]).toBeGreaterThanOrEqual(longest / 2);
    }
  });

  it('does not repeat what does not pass', async () => {
    const pauses: number[] = [];
    await expect(
      retry(
        () => Promise.reject(new Error('no')),
        () => false,
        patience(pauses),
      ),
    ).rejects.toThrow('no');
    expect(pauses).toEqual([]);
  });
});
