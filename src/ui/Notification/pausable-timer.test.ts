import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTimer } from './pausable-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a timer ends after its time and not before', () => {
  const onEnd = vi.fn();
  startTimer(5000, onEnd);
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('a timer does not count pauses', () => {
  const onEnd = vi.fn();
  const timer = startTimer(5000, onEnd);
  vi.advanceTimersByTime(3000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('a stopped timer never ends', () => {
  const onEnd = vi.fn();
  startTimer(5000, onEnd).stop();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
