import type { Input } from '#contract/call.ts';
import type { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { findOrCreateCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { getOwnTitle, dropOldest, findSame, holdTitles, titles } from './queries.ts';
import { checkTaxNumber, cleanTitle } from './rules.ts';

type TitleInput = Input<typeof openTitleCalls.save>;

/** Saves a title of a customer, or another wording of it. Saving an equal one again keeps one. */
export async function saveOwnTitle(write: Write, { account, id, ...draft }: TitleInput): Promise<{ id: number }> {
  const { tx, now } = write;
  checkTaxNumber(draft);
  const title = cleanTitle(draft);
  const uid = await findOrCreateCustomer(write, { account });
  await holdTitles(tx, uid);
  if (id !== undefined) await getOwnTitle(tx, uid, id);
  const known = id ?? (await findSame(tx, uid, title))?.id;
  const saved = await titles.save(write, known, { uid, ...title, usedTime: now });
  await dropOldest(tx, uid);
  return { id: saved };
}
