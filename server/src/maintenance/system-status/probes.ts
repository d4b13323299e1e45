import { readFile, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { totalmem } from 'node:os';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/platform/database/connect.ts';

const Package = z.object({ version: z.string() });
const ROOT = join(import.meta.dirname, '../../../..');

export const readProgram = async () => ({
  version: Package.parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))).version,
  node: process.versions.node,
  uptimeMs: process.uptime() * 1000,
});

/** Within a container, its own limit. */
export function readMemory() {
  const limit = process.constrainedMemory();
  const total = limit > 0 && limit < totalmem() ? limit : totalmem();
  return { used: process.memoryUsage.rss(), free: Math.min(process.availableMemory(), total), total };
}

export async function readDisk(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Time of the last copy that was kept of the embedded database before an upgrade. */
export async function readCopy(folder: string): Promise<Date | undefined> {
  const copies = (await readdir(folder)).filter((name) => name.startsWith('postgres.before-'));
  const times = await Promise.all(copies.map(async (name) => (await stat(join(folder, name))).ctime));
  return times.toSorted((one, other) => other.getTime() - one.getTime())[0];
}

interface DatabaseFigures extends Record<string, unknown> {
  version: string;
  bytes: string;
  used: string;
  max: string;
  applied: string;
}

/** Reads all that PostgreSQL knows of itself, in one statement. */
export async function readDatabase(db: Db) {
  const { rows } = await db.execute<DatabaseFigures>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections') as max, (select count(*) from drizzle.__drizzle_migrations) as applied`);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL tells nothing of itself');
  const { version, bytes, used, max, applied } = row;
  return { version, bytes: Number(bytes), used: Number(used), max: Number(max), applied: Number(applied) };
}
