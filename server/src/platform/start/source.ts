import process from 'node:process';
import type { Config } from './config.ts';
import { reachDatabase } from '../database/connection/reach.ts';
import { openDataFolder } from '../embedded/data-folder.ts';
import { type EmbeddedDatabase, startEmbedded } from '../embedded/index.ts';

export type DatabaseSource = Pick<EmbeddedDatabase, 'url' | 'stop'> & { gone?: Promise<void> };

const report = (text: string) => process.stderr.write(`${text}\n`);

/** The database of the configuration: a server that is reached, or the embedded one, which is started. */
export async function openSource({ databaseUrl, dataDir, upgradeCopy }: Config): Promise<DatabaseSource> {
  if (databaseUrl === undefined) return startEmbedded(dataDir, { copies: upgradeCopy, report });
  openDataFolder(dataDir);
  await reachDatabase(databaseUrl);
  return { url: databaseUrl, stop: async () => {} };
}
