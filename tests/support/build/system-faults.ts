import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Faults of the machine during a build. */
export interface SystemFaults {
  /**
   * The disk fails with this code from the n-th operation of this kind on, in paths that contain `within`. A signal as code
   * is sent to the process there, and the operation goes on. After `times` failures, if set, it works again.
   */
  disk?: { code: string; operation: keyof typeof OPERATIONS; from: number; times?: number; within: string };
  /** Offsets of the clock, ms; each call uses the next one in turn. */
  clock?: number[];
}

const OPERATIONS = {
  write: ['writeFile', 'open', 'mkdir', 'link', 'copyFile', 'symlink'],
  read: ['readFile', 'open', 'readdir', 'stat'],
  rename: ['rename'],
  remove: ['rm'],
};

type AnyFunction = (...args: unknown[]) => unknown;

/** Injects the faults into this process. @returns a function that ends them */
export function injectFaults({ disk, clock }: SystemFaults): () => void {
  const ends = [disk ? breakDisk(disk) : () => {}, clock ? shiftClock(clock) : () => {}];
  return () => ends.forEach((end) => end());
}

function breakDisk({ code, operation, from, times = Infinity, within }: NonNullable<SystemFaults['disk']>): () => void {
  let count = 0;
  const fault = (name: string, args: unknown[]) => {
    // The second argument of a write is the content, which may name other files.
    const paths = args.slice(0, name === 'writeFile' ? 1 : 2);
    const isMeant = paths.some((arg) => typeof arg === 'string' && arg.includes(within));
    if (!isMeant || ++count < from || count >= from + times) return undefined;
    if (code.startsWith('SIG')) {
      process.kill(process.pid, code);
      return undefined;
    }
    return Object.assign(new Error(`${code}: ${String(args[0])}`), { code });
  };
  const ends = OPERATIONS[operation].flatMap((name) => [
    replace(fs, `${name}Sync`, (whole) => (...args) => {
      const error = fault(name, args);
      if (!error) return whole(...args);
      if (name === 'writeFile') writeHalf(whole, args);
      throw error;
    }),
    replace(fs.promises, name, (whole) => async (...args) => {
      const error = fault(name, args);
      if (error) throw error;
      return whole(...args);
    }),
  ]);
  syncBuiltinESMExports();
  return () => {
    ends.forEach((end) => end());
    syncBuiltinESMExports();
  };
}

/** A disk writes the first half of a file before it reports that it is full. */
function writeHalf(original: AnyFunction, [file, content, ...rest]: unknown[]): void {
  if (typeof content === 'string') original(file, content.slice(0, content.length / 2), ...rest);
}

function replace(functions: object, name: string, by: (original: AnyFunction) => AnyFunction): () => void {
  const whole = Reflect.get(functions, name) as AnyFunction;
  Reflect.set(functions, name, by(whole));
  return () => {
    Reflect.set(functions, name, whole);
  };
}

function shiftClock(shifts: number[]): () => void {
  const RealDate = Date;
  let reads = 0;
  const now = () => RealDate.now() + (shifts[reads++ % shifts.length] ?? 0);
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args: [], newTarget) =>
      Reflect.construct(RealDate, args.length === 0 ? [now()] : args, newTarget) as object,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
