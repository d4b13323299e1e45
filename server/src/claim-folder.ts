import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { serverSettings } from '#contract/settings/site.ts';
import { countServers } from './platform/database/serving.ts';
import { systemActor } from './platform/jobs/jobs.ts';
import type { Services } from './platform/services.ts';
import { StartFailure, systemCode } from './platform/start-failure.ts';
import { setConfig, settingsNow } from './settings/index.ts';

const MARK = 'folder.key';
const LOCK = 7_451_907;
const ACT = { name: 'server.claimFolder', actor: systemActor('server') };

/** Key that lies in the data folder; empty where there is none. */
function markIn(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, MARK), 'utf8').trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return '';
    throw error;
  }
}

/** True where the folder is the one that servers on this database used last, or the first. */
export async function isFolderShared({ database: { db }, dataDir }: Pick<Services, 'database' | 'dataDir'>): Promise<boolean> {
  const { data_folder: known } = await settingsNow(db, serverSettings);
  return known === '' || known === markIn(dataDir);
}

const notShared = (folder: string) =>
  new StartFailure(
    `DATA_DIR（${folder}）与正在运行的其他服务用的不是同一个文件夹，上传的文件和密钥会各存一份。请让所有服务的 DATA_DIR 指向同一个共享文件夹，再启动。 (Servers on one database have to share one data folder.)`,
  );

const movedTo = (folder: string) =>
  `注意：数据文件夹（${folder}）与上次运行时的不是同一个。如果不是有意搬迁，上传的文件和密钥 storefront.key 还在原来的文件夹里。 (The data folder is another one than before.)\n`;

/**
 * Proves that servers on one database share one data folder, by a key that lies in both: whoever comes with another folder is refused while
 * others serve, and takes over when nobody does. Answers what the owner should know.
 */
export async function claimFolder({
  database,
  write,
  dataDir,
}: Pick<Services, 'database' | 'write' | 'dataDir'>): Promise<string | undefined> {
  if (markIn(dataDir) !== '' && (await isFolderShared({ database, dataDir }))) return undefined;
  const folder = resolve(dataDir);
  const { value } = await write(ACT, async ({ tx, now }) => {
    // Servers that start together come here one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const { data_folder: known } = await settingsNow(tx, serverSettings);
    if (known !== '' && known === markIn(dataDir)) return undefined;
    if (known !== '' && (await countServers(tx)) > 1) throw notShared(folder);
    const key = randomUUID();
    writeFileSync(join(dataDir, MARK), `${key}\n`, { mode: 0o640 });
    await setConfig(tx, serverSettings.data_folder, key, now);
    return known === '' ? undefined : movedTo(folder);
  });
  return value;
}
