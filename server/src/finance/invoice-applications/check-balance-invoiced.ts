import { sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { rechargeTypes } from '#contract/finance/recharge-record.ts';
import { customer } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { userRecharge } from '../recharges/tables.ts';
import { invoiceApplication, invoiceApplicationOrder } from './tables.ts';

/** Sums that are not applied for yet. */
interface More {
  prepaid: Fen;
  bought: Fen;
}

/** Money of recharges is invoiced once: as prepaid value, or with the goods that were bought with it. One application at a time. */
export async function checkBalanceInvoiced(tx: Tx, uid: number): Promise<void> {
  await tx.execute(sql`select from ${customer} where ${customer.id} = ${uid} for no key update`);
  if (await isBalanceInvoiced(tx, uid, { prepaid: 0, bought: 0 })) throw invoiceApplicationRefusals.BALANCE_INVOICED();
}

/** Applications of a customer, and more of them, would invoice money of recharges twice. */
export async function isBalanceInvoiced(db: Db, uid: number, more: More): Promise<boolean> {
  // Money that was refunded after its invoice waits for a red-letter one, and is no money of the shop any more.
  const live = (subject: ReturnType<typeof sql>, left: ReturnType<typeof sql>) => sql`coalesce((select
    sum(least(${invoiceApplicationOrder.invoiceAmount}, ${left})) from ${invoiceApplicationOrder}
    join ${invoiceApplication} on ${invoiceApplication.id} = ${invoiceApplicationOrder.applicationId} join ${subject}
    where ${invoiceApplication.uid} = ${uid} and ${invoiceApplicationOrder.isLive}), 0)`;
  const isRecharge = sql`${userRecharge} on ${userRecharge.orderNo} = ${invoiceApplicationOrder.orderNo}`;
  const isByBalance = sql`${order} on ${order.orderNo} = ${invoiceApplicationOrder.orderNo} and ${order.payType} = 'yue'`;
  const { rows } = await db.execute<{ taken: boolean }>(sql`select prepaid > 0 and prepaid + bought > paid as taken from (select
    ${live(isRecharge, sql`${userRecharge.price} - ${userRecharge.refundPrice}`)} + ${more.prepaid}::bigint as prepaid,
    ${live(isByBalance, sql`${order.payPrice} - ${order.refundPrice}`)} + ${more.bought}::bigint as bought,
    coalesce((select sum(${userRecharge.price} - ${userRecharge.refundPrice}) from ${userRecharge} where ${userRecharge.uid} = ${uid}
      and ${userRecharge.payTime} is not null and ${userRecharge.rechargeType} <> ${rechargeTypes.balance}), 0) as paid) sums`);
  return rows[0]?.taken === true;
}
