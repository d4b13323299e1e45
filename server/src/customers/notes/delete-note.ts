import { and, eq } from 'drizzle-orm';
import { customerNoteRefusals } from '#contract/customers/notes.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerNote } from './tables.ts';

/** A note that is wrong goes out of sight. */
export async function deleteNote({ tx }: Write, { id }: { id: number }): Promise<null> {
  const { rowCount } = await tx
    .update(customerNote)
    .set({ isDel: true })
    .where(and(eq(customerNote.id, id), eq(customerNote.isDel, false)));
  if (rowCount === 0) throw customerNoteRefusals.NOT_FOUND();
  return null;
}
