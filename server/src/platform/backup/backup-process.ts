import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { StartFailure } from '../start-failure.ts';
import type { Backups, CopyTask, FinishedBackup, MakeTask, OnProgress, ProveTask, ProvenBackup } from './backups.ts';
import { openPlace } from './open-place.ts';

/** The shop that a process works for. */
export interface BackedUpShop {
  /** Database past a pooler. */
  url: string;
  dataDir: string;
  storageUrl: string | undefined;
  innerHosts: readonly string[];
  /** Priority below that of the server, as `nice` counts. */
  niceness: number;
}

/** Message to the process; it comes by the channel, where neither the list of processes nor the environment shows it. */
export interface BackupOrder {
  shop: BackedUpShop;
  task: MakeTask | ProveTask | CopyTask;
}

export type BackupAnswer<Result> =
  | { progress: Parameters<OnProgress>[0] }
  | { done: Result }
  /** Sentence for people. */
  | { refused: string }
  | { broken: string };

const MEMORY_MB = 512;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

const ended = () => new StartFailure('备份进程被中止了，请再试一次。 (The process was ended.)');

/** Runs a task to its end in a process of its own, which gives way to the server and ends with this one. */
async function runTask<Result>(program: URL, order: BackupOrder, onProgress: OnProgress): Promise<Result> {
  const child = fork(program, { execArgv: [`--max-old-space-size=${MEMORY_MB}`], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  running.add(child);
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  child.once('error', reject).once('exit', () => reject(ended()));
  child.on('message', (answer: BackupAnswer<Result>) => {
    if ('progress' in answer) onProgress(answer.progress);
    else if ('done' in answer) resolve(answer.done);
    else reject('refused' in answer ? new StartFailure(answer.refused) : new Error(answer.broken));
  });
  child.send(order, (error) => error && reject(error));
  return promise.finally(() => {
    running.delete(child);
    if (child.connected) child.disconnect();
  });
}

/** Backups of a shop by `program`. */
export const openBackups = (program: URL, shop: BackedUpShop): Backups => ({
  place: (at) => openPlace(at, shop.innerHosts),
  make: (task, onProgress) => runTask<FinishedBackup>(program, { shop, task: { act: 'make', ...task } }, onProgress),
  copy: () => runTask<undefined>(program, { shop, task: { act: 'copy' } }, () => {}),
  prove: (task, onProgress) => runTask<ProvenBackup>(program, { shop, task: { act: 'prove', ...task } }, onProgress),
});
