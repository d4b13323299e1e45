import type { Write } from '#server/platform/write/write.ts';
import { dropOldest, findSame, holdTitles, titles } from './queries.ts';
import { type KeptTitle, cleanTitle, usedAgain } from './rules.ts';

/** A title of an application stays in the library of its customer, as the latest used. */
export async function rememberTitle(write: Write, { uid, title }: { uid: number; title: KeptTitle }): Promise<void> {
  const { tx, now } = write;
  const used = cleanTitle(title);
  await holdTitles(tx, uid);
  const known = await findSame(tx, uid, used);
  await titles.save(write, known?.id, { uid, ...usedAgain(known, used), usedTime: now });
  await dropOldest(tx, uid);
}
