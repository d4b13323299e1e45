import { type SQLWrapper, and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import {
  type InvoiceTitle,
  MOST_TITLES,
  invoiceTitleRefusals,
  type openTitleCalls,
  type titleCalls,
} from '#contract/finance/invoices/invoice-titles.ts';
import { customer, ofAccount } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import { readsOnly } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { userRecharge } from '../recharges/tables.ts';
import { type KeptTitle, withMaskedTitle } from './rules.ts';
import { type TitleRecord, invoiceTitle } from './tables.ts';

export const titles = rowsOf(invoiceTitle, { missing: invoiceTitleRefusals.NOT_FOUND });

const { id, uid, title, taxNo, isDefault, usedTime } = invoiceTitle;

const titlesOf = (db: Db, whose: SQLWrapper): Promise<InvoiceTitle[]> =>
  db.select().from(invoiceTitle).where(eq(uid, whose)).orderBy(desc(usedTime), desc(id));

/** Titles of whoever placed an order or made a recharge, masked. */
export async function listTitles(db: Db, { source, orderNo }: Input<typeof titleCalls.list>): Promise<InvoiceTitle[]> {
  const from = source === invoiceSources.recharge ? userRecharge : order;
  const found = await titlesOf(db, db.select({ uid: from.uid }).from(from).where(eq(from.orderNo, orderNo)));
  return found.map(withMaskedTitle);
}

/** Titles of a customer, masked for a key that only reads; a storefront may not know this customer yet. */
export async function listOwnTitles(
  db: Db,
  { account }: Input<typeof openTitleCalls.list>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<InvoiceTitle[]> {
  const own = await titlesOf(db, db.select({ id: customer.id }).from(customer).where(ofAccount(account)));
  return readsOnly(actor) ? own.map(withMaskedTitle) : own;
}

/** Titles of a customer change one at a time. */
export const holdTitles = (tx: Tx, of: number) =>
  tx.select({ id: customer.id }).from(customer).where(eq(customer.id, of)).for('no key update');

/** Title of the same tax number, or of the same name where there is none. */
export async function findSame(db: Db, of: number, same: KeptTitle): Promise<TitleRecord | undefined> {
  const named = same.taxNo === '' ? and(eq(taxNo, ''), eq(title, same.title)) : eq(taxNo, same.taxNo);
  const [found] = await db
    .select()
    .from(invoiceTitle)
    .where(and(eq(uid, of), named));
  return found;
}

export async function getOwnTitle(tx: Tx, of: number, which: number): Promise<TitleRecord> {
  const found = await titles.get(tx, which);
  if (found.uid !== of) throw invoiceTitleRefusals.NOT_FOUND();
  return found;
}

/** Titles used longest ago go, never the default. */
export async function dropOldest(tx: Tx, of: number): Promise<void> {
  const rows = tx
    .select({ id })
    .from(invoiceTitle)
    .where(eq(uid, of))
    .orderBy(desc(isDefault), desc(usedTime), desc(id))
    .offset(MOST_TITLES);
  await tx.delete(invoiceTitle).where(inArray(id, rows));
}

export const deleteTitle = (tx: Tx, which: number) => tx.delete(invoiceTitle).where(eq(id, which));

export const clearDefault = (tx: Tx, of: number, now: Date) =>
  tx
    .update(invoiceTitle)
    .set({ isDefault: false, updateTime: now })
    .where(and(eq(uid, of), sql`${isDefault}`));
