import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { drafts } from './queries.ts';
import { crawlDraft } from './tables.ts';

/** The product that was made of it stays. */
export async function deleteDraft({ tx }: Write, { id }: { id: number }): Promise<null> {
  await drafts.lock(tx, id);
  await tx.delete(crawlDraft).where(eq(crawlDraft.id, id));
  return null;
}
