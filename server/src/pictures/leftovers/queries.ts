import { inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { attachment } from '../attachments/tables.ts';
import { discard } from '../discards/tables.ts';
import { pictureUse } from '../uses/tables.ts';

/** Paths without a row in the library, without a use and without a pending removal. */
export async function strayFiles(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const asked = [...paths];
  const known = await db
    .select({ path: attachment.sattDir })
    .from(attachment)
    .where(inArray(attachment.sattDir, asked))
    .union(db.select({ path: pictureUse.path }).from(pictureUse).where(inArray(pictureUse.path, asked)))
    .union(db.select({ path: discard.path }).from(discard).where(inArray(discard.path, asked)));
  return new Set(asked).difference(new Set(known.map(({ path }) => path)));
}
