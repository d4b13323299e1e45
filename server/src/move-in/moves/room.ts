import { statfs } from 'node:fs/promises';
import { runningCluster } from '#server/platform/embedded/index.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { isDatabaseAddress } from '../dump/open-database.ts';
import { dumpFiles } from '../dump/dump-files.ts';

/** Times the dump, not packed, that its rows take in the database: as they were read, in the form that nouns read, and as they are here. */
const TIMES = { read: 4, form: 4, here: 4 };
/** Times that a text usually unpacks to. */
const PACKED = 6;
const GB = 1024 ** 3;

export const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

/** Space that a move takes in the database; rows that came before are there already. */
export const roomForRows = (unpacked: number, { takesForm, isAgain }: { takesForm: boolean; isAgain: boolean }): number =>
  unpacked * (TIMES.read + (takesForm ? TIMES.form : 0) + (isAgain ? 0 : TIMES.here));

async function freeAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Space that an upload needs: for itself, and on the disk of an embedded database for its rows. */
export async function roomForUpload(
  folder: string,
  { name, total, dataDir }: { name: string; total: number; dataDir: string },
): Promise<{ free: number; needed: number }> {
  const unpacked = total * (name.toLowerCase().endsWith('.sql') ? 1 : PACKED);
  const ofRows = runningCluster(dataDir) === undefined ? 0 : roomForRows(unpacked, { takesForm: false, isAgain: false });
  return { free: await freeAt(folder), needed: total + ofRows };
}

/**
 * Refuses a move for which the disk of an embedded database has no room; the disk of another database cannot be asked.
 */
export async function checkRoom(
  path: string,
  { dataDir, takesForm, isAgain }: { dataDir: string; takesForm: boolean; isAgain: boolean },
): Promise<void> {
  const cluster = runningCluster(dataDir);
  if (cluster === undefined || isDatabaseAddress(path)) return;
  const unpacked = (await dumpFiles(path)).reduce((sum, { size }) => sum + size, 0);
  const needed = roomForRows(unpacked, { takesForm, isAgain });
  const free = await freeAt(cluster);
  if (free >= needed) return;
  throw new StartFailure(
    `服务器磁盘只剩 ${gigabytes(free)}，搬这个备份（解压后 ${gigabytes(unpacked)}）约要 ${gigabytes(needed)}，请先腾出空间，什么都没有改动。 (Not enough room on the disk.)`,
  );
}
