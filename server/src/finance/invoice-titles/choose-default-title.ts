import type { Input } from '#contract/call.ts';
import type { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { findOrCreateCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { getOwnTitle, clearDefault, holdTitles, titles } from './queries.ts';

/** Chooses the title that a customer begins with, in place of the one before. */
export async function chooseDefaultTitle(write: Write, { account, id }: Input<typeof openTitleCalls.default>): Promise<null> {
  const { tx, now } = write;
  const uid = await findOrCreateCustomer(write, { account });
  await holdTitles(tx, uid);
  await getOwnTitle(tx, uid, id);
  await clearDefault(tx, uid, now);
  await titles.set(write, id, { isDefault: true });
  return null;
}
