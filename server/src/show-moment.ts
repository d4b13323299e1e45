import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { endEverySession } from './access/index.ts';
import { openApp } from './app.ts';
import { restoreMoment } from './platform/backup/restore-moment.ts';
import { removeLeftover, startEmbedded } from './platform/embedded/index.ts';
import type { Config } from './platform/start/config.ts';
import { systemCode } from './platform/start-failure.ts';

export interface MomentShow {
  config: Omit<Config, 'databaseUrl' | 'databaseUrlDirect'>;
  moment: Date;
  /** Address and port that it is looked at; port 0 is any that is free. */
  host: string;
  port: number;
  report(text: string): void;
}

export interface ShownMoment {
  address: string;
  /** Settles when its database has ended by itself. */
  gone: Promise<void>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

/** Folder in the data folder in which shops of a moment lie while they are looked at, each named by its process. */
const BESIDE = 'beside';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

async function removeShown(home: string, folder: string): Promise<void> {
  await removeLeftover(folder);
  if (existsSync(home) && readdirSync(home).length === 0) rmdirSync(home);
}

/** Removes what processes that were killed have left. */
async function clearShown(home: string): Promise<void> {
  const names = existsSync(home) ? readdirSync(home) : [];
  for (const name of names) if (!isRunning(Number(name))) await removeShown(home, join(home, name));
}

type Stop = () => Promise<void>;

/** Opens the shop of a moment in its folder; what it opened is to be stopped in the other order. */
async function openIn(into: string, { config, moment, host, port, report }: MomentShow, stops: Stop[]) {
  const { dataDir, storageUrl } = config;
  await restoreMoment({ dataDir, moment, into, storageUrl, isPassing: true, prove: async () => [], report });
  const embedded = await startEmbedded(into, { copies: false, isPassing: true, report });
  stops.push(embedded.stop);
  const app = await openApp({ ...config, databaseUrl: embedded.url, dataDir: into, host, port, moment });
  stops.push(app.close);
  // Sessions of then may have been ended since.
  await endEverySession(app.write);
  return { address: await app.listen(), gone: embedded.gone };
}

/** Opens the shop as it was at a moment beside the one that runs: it is looked at, writes nothing, sends nothing, and goes again. */
export async function showMoment(show: MomentShow): Promise<ShownMoment> {
  const home = resolve(show.config.dataDir, BESIDE);
  await clearShown(home);
  const into = join(home, String(process.pid));
  const stops: Stop[] = [() => removeShown(home, into)];
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  try {
    return { ...(await openIn(into, show, stops)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
