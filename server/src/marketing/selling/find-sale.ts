import { and, eq, sql } from 'drizzle-orm';
import { customer, ofAccount } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Sale } from '../activities/selling.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { participation } from '../participations/tables.ts';
import { saleRows, toSale } from './sale-rows.ts';

interface SaleQuery {
  activityId: number;
  skuId: number;
  participationId?: number | undefined;
  /** Account of the buyer, whose participation alone counts. */
  account: string;
}

/** Purchase of an activity's goods. */
export async function findSale(
  db: Db,
  { activityId, skuId, participationId = 0, account }: SaleQuery,
): Promise<Sale | undefined> {
  const isTheirs = sql`${participation.uid} = (select ${customer.id} from ${customer} where ${ofAccount(account)})`;
  const [found] = await saleRows(db, eq(activitySku.skuId, skuId), and(eq(participation.id, participationId), isTheirs)).where(
    eq(activity.id, activityId),
  );
  return found && toSale(found);
}
