import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { attachment } from '../attachments/tables.ts';
import { equalUploads } from './queries.ts';
import type { StoredFile } from './store-upload.ts';

interface Note {
  name: string;
  pid: number;
  sha256: string;
  /** Stored file; undefined where an equal one is known to be stored. */
  stored?: StoredFile | undefined;
}

/**
 * Keeps the file of the first of equal uploads: the row of the same category is answered again, another category gets a row of
 * its own. Undefined when there is neither an equal one nor a stored file.
 */
export async function insertUpload({ tx, actor, now }: Write, { name, pid, sha256, stored }: Note) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);
  const equal = await equalUploads(tx, sha256);
  const same = equal.find((row) => row.pid === pid);
  if (same) return same;
  const known = equal[0] ?? stored;
  if (!known) return undefined;
  const { sattDir, attSize, attType, width, height } = known;
  const adminId = actor.kind === 'admin' ? actor.id : null;
  const figures = { sattDir, attSize, attType, width, height, sha256 };
  const [row] = await tx
    .insert(attachment)
    .values({ name, pid, adminId, createTime: now, updateTime: now, ...figures })
    .returning();
  return row;
}
