import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import pRetry from 'p-retry';
import { BUCKET } from './object-store.ts';

/** A store that is not part of this repository and runs on this machine. */
export interface StoreServer {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  close: () => Promise<void>;
}

/** Starts a program that runs until the store is closed. */
type StartProgram = (program: string, args: string[]) => void;

const START_MS = 60_000;
/** The system kills a program with the process that started it, so that none outlives a killed test run. */
const SETPRIV = '/usr/bin/setpriv';
const KILLED_WITH_PARENT = ['--pdeathsig', 'KILL'];

/** Starts a store, creates the bucket, and waits until it keeps objects. @param startPrograms starts those of the store */
export async function startStoreServer(
  name: string,
  startPrograms: (start: StartProgram) => Promise<Omit<StoreServer, 'close'>>,
): Promise<StoreServer> {
  const running: ChildProcess[] = [];
  let complaints = '';
  const start: StartProgram = (program, args) => {
    const child = spawn(SETPRIV, [...KILLED_WITH_PARENT, program, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => (complaints += String(text)));
    running.push(child);
  };
  const close = async () => {
    await Promise.all(running.map(end));
  };
  try {
    const access = await startPrograms(start);
    await makeBucket(access);
    return { ...access, close };
  } catch (error) {
    await close();
    throw new Error(`${name} does not start:\n${complaints}`, { cause: error });
  }
}

/** Runs a program to its end. @throws with its messages */
export async function runProgram(program: string, args: string[]): Promise<void> {
  await promisify(execFile)(SETPRIV, [...KILLED_WITH_PARENT, program, ...args], { timeout: START_MS });
}

export async function retryUntilStarted(work: () => Promise<unknown>): Promise<void> {
  await pRetry(work, { retries: Infinity, maxRetryTime: START_MS, factor: 1, minTimeout: 100 });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The first reply of a store does not yet mean that it can put, read and delete an object. */
async function makeBucket({ endpoint, accessKeyId, secretAccessKey }: Omit<StoreServer, 'close'>): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const object = { Bucket: BUCKET, Key: 'started' };
  await retryUntilStarted(() => client.send(new CreateBucketCommand({ Bucket: BUCKET })));
  await retryUntilStarted(async () => {
    await client.send(new PutObjectCommand({ ...object, Body: 'yes' }));
    const { Body } = await client.send(new GetObjectCommand(object));
    await Body?.transformToString();
    await client.send(new DeleteObjectCommand(object));
  });
  client.destroy();
}
