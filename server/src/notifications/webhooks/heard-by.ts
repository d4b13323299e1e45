import { sql } from 'drizzle-orm';
import type { WebhookEvent } from '#contract/notifications/webhooks.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { findScoped, isCalledInScope, leftAmong } from '#server/platform/scope/scoped.ts';
import { recordOf } from './rules.ts';

/** Ids, among these, of products of a shop. */
async function productsOf(tx: Tx, ids: readonly number[], merId: number): Promise<readonly number[]> {
  const product = findScoped('product')?.table;
  return product ? leftAmong(tx, product, ids, { shops: [merId] }) : [];
}

/** Subjects, among these, that an address hears of: all, or those of its shop. */
export async function subjectsFor(
  tx: Tx,
  merId: number,
  event: WebhookEvent,
  subjects: readonly string[],
): Promise<readonly string[]> {
  if (merId === 0) return subjects;
  if (event === 'product.changed') return (await productsOf(tx, subjects.map(Number), merId)).map(String);
  const { noun, isWhole = false } = recordOf(event) ?? {};
  if (!noun) return [];
  const isOfShop = isCalledInScope(noun, sql`told.subject`, { shops: [merId] }, { isWhole }) ?? sql`true`;
  const { rows } = await tx.execute<{ subject: string }>(
    sql`select told.subject from unnest(${sql.param([...subjects])}::text[]) told (subject) where ${isOfShop}`,
  );
  return rows.map(({ subject }) => subject);
}

/** Products, among these, that an address hears of. */
export const idsFor = async (tx: Tx, merId: number, ids: readonly number[]): Promise<readonly number[]> =>
  merId === 0 ? ids : productsOf(tx, ids, merId);
