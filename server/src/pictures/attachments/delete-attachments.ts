import { inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type attachmentCalls, attachmentRefusals } from '#contract/pictures/attachments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { discardFiles } from '../discards/queries.ts';
import { usesOf } from '../uses/queries.ts';
import { lostFiles } from './queries.ts';
import { inUse } from './rules.ts';
import { attachment } from './tables.ts';

/** A file that another row holds too is not lost, so it may be shown as ever. */
export async function deleteAttachments(
  { tx, now }: Write,
  { ids, force = false }: Input<typeof attachmentCalls.delete>,
): Promise<null> {
  const { id, name, sattDir } = attachment;
  const gone = await tx.delete(attachment).where(inArray(id, ids)).returning({ name, sattDir });
  if (gone.length === 0) throw attachmentRefusals.NOT_FOUND();
  const lost = await lostFiles(
    tx,
    gone.map((row) => row.sattDir),
  );
  const uses = force ? new Map<string, never>() : await usesOf(tx, lost);
  for (const row of gone) {
    const found = uses.get(row.sattDir);
    if (found) throw inUse(row.name, found);
  }
  await discardFiles(tx, lost, now);
  return null;
}
