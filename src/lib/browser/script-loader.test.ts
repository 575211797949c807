import { expect, it, onTestFinished, vi } from 'vitest';
import { createScriptLoader } from './script-loader.ts';

function loader() {
  const loads: { onLoad: () => void; onFailure: () => void }[] = [];
  const script = createScriptLoader('https://api-maps.yandex.ru/', (_, onLoad, onFailure) => {
    loads.push({ onLoad, onFailure });
  });
  return { script, loads };
}

it('a script is loaded once, and each queued callback runs once', () => {
  const { script, loads } = loader();
  const [first, second, late] = [vi.fn(), vi.fn(), vi.fn()];
  expect(script.state()).toBe('not started');
  script.load({ onLoad: first });
  script.load({ onLoad: second });
  expect(script.state()).toBe('loading');
  expect(loads).toHaveLength(1);
  expect(first).not.toHaveBeenCalled();
  loads[0]?.onLoad();
  expect(script.state()).toBe('loaded');
  script.load({ onLoad: late });
  for (const callback of [first, second, late]) expect(callback).toHaveBeenCalledOnce();
});

it('a failed load calls back and can be retried', () => {
  const { script, loads } = loader();
  const [onLoad, onFailure, again] = [vi.fn(), vi.fn(), vi.fn()];
  script.load({ onLoad, onFailure });
  loads[0]?.onFailure();
  expect(script.state()).toBe('failed');
  expect(onFailure).toHaveBeenCalledOnce();
  script.load({ onLoad: again });
  loads[1]?.onLoad();
  expect(again).toHaveBeenCalledOnce();
  expect(onLoad).not.toHaveBeenCalled();
});

it('a callback that throws is reported and does not stop the others', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { script, loads } = loader();
  const error = new Error('broken');
  const other = vi.fn();
  script.load({
    onLoad: () => {
      throw error;
    },
  });
  script.load({ onLoad: other });
  loads[0]?.onLoad();
  expect(other).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(error);
});
