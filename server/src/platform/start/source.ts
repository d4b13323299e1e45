import { join } from 'node:path';
import process from 'node:process';
import type { Wiring } from '../database/connect.ts';
import { openDataFolder } from '../embedded/data-folder.ts';
import { type EmbeddedDatabase, startEmbedded } from '../embedded/index.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Config } from './config.ts';
import { refuseUnfinished } from './unfinished.ts';
import { proveWiring } from './wiring.ts';

export type DatabaseSource = Pick<EmbeddedDatabase, 'url' | 'stop'> & { gone?: Promise<void>; wiring?: Wiring };

const report = (text: string) => process.stderr.write(`${text}\n`);

/**
 * The database of the configuration: a server that is reached, or the embedded one, which is started. A bucket is tried before, so that
 * no database is made for a server that cannot start.
 */
export async function openSource(config: Config): Promise<DatabaseSource> {
  const { databaseUrl, databaseUrlDirect, dataDir, storageUrl, upgradeCopy, logDir } = config;
  refuseUnfinished(dataDir);
  if (storageUrl !== undefined) await openStorage(storageUrl, join(dataDir, 'files'));
  if (databaseUrl === undefined) return startEmbedded(dataDir, { copies: upgradeCopy, keptIn: logDir, report });
  openDataFolder(dataDir);
  const wiring = await proveWiring(databaseUrl, databaseUrlDirect);
  return { url: databaseUrl, wiring, stop: async () => {} };
}
