import { and, eq } from 'drizzle-orm';
import { addressesOf } from '#server/pictures/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import type { Write } from '#server/platform/write/write.ts';
import { payloadWithPaths } from '../drafts/rules.ts';
import { crawlDraft } from '../drafts/tables.ts';
import type { OutsideProduct } from './read-outside.ts';

/** Keeps a product as a draft, once: whoever comes second is told the first. */
export async function insertDraft(
  { tx, now, actor }: Write,
  { platform, soureLink, payload }: OutsideProduct,
): Promise<{ id: number; isNew: boolean }> {
  const kept = payloadWithPaths(payload, await addressesOf(tx), safeHtml);
  const row = { platform, soureLink, payload: kept, adminId: adminIdOf(actor) || null, createTime: now, updateTime: now };
  const [made] = await tx.insert(crawlDraft).values(row).onConflictDoNothing().returning({ id: crawlDraft.id });
  if (made) return { ...made, isNew: true };
  const isSame = and(eq(crawlDraft.platform, platform), eq(crawlDraft.soureLink, soureLink));
  const [known] = await tx.select({ id: crawlDraft.id }).from(crawlDraft).where(isSame);
  if (!known) throw new Error('a draft was neither made nor found');
  return { ...known, isNew: false };
}
