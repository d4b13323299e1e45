import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { shopRefusals } from '#contract/catalogue/shops.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { onShopDeletion } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { proposedBills } from '../generating/queries.ts';
import { settlement } from '../settlements/tables.ts';

const { open, confirmed } = settlementStates;

/** Sum of the bills of a shop that are not over. */
async function billed({ tx }: Write, shopId: number): Promise<number> {
  const isLive = and(
    eq(settlement.shopId, shopId),
    inArray(settlement.status, [open, confirmed]),
    isNull(settlement.carriedInto),
  );
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${settlement.payableAmount}), 0)::bigint`.mapWith(Number) })
    .from(settlement)
    .where(isLive);
  return row?.sum ?? 0;
}

/** Keeps a shop as long as it is owed money, by bills or by orders that none has settled: nobody could be paid without its account. */
async function keepOwedShop(write: Write, shopId: number): Promise<void> {
  const { payableAmount, carriedAmount } = await proposedBills(write.tx, { shopId }, { from: new Date(0), until: write.now });
  const owed = payableAmount - carriedAmount + (await billed(write, shopId));
  if (owed > 0) throw shopRefusals.OWED({ owed });
}

onShopDeletion(keepOwedShop);
