import type { Input } from '#contract/call.ts';
import type { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { findOrCreateCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { getOwnTitle, deleteTitle, holdTitles } from './queries.ts';

/** Deletes a customer's own title; applications keep the title that they were made with. */
export async function deleteOwnTitle(write: Write, { account, id }: Input<typeof openTitleCalls.delete>): Promise<null> {
  const uid = await findOrCreateCustomer(write, { account });
  await holdTitles(write.tx, uid);
  await getOwnTitle(write.tx, uid, id);
  await deleteTitle(write.tx, id);
  return null;
}
