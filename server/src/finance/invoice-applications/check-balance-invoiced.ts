import { sql } from 'drizzle-orm';
import { no } from '#contract/finance/invoice-applications.ts';
import { invoiceSources } from '#contract/finance/invoice-words.ts';
import { rechargeTypes } from '#contract/finance/recharges.ts';
import { customer } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { userRecharge } from '../recharges/tables.ts';
import { invoiceApplication, invoiceApplicationOrder } from './tables.ts';

/** Money of recharges is invoiced once: as prepaid value, or with the goods that were bought with it. One application at a time. */
export async function checkBalanceInvoiced(tx: Tx, uid: number): Promise<void> {
  await tx.execute(sql`select from ${customer} where ${customer.id} = ${uid} for no key update`);
  const live = (which: ReturnType<typeof sql>) => sql`coalesce((select sum(${invoiceApplicationOrder.invoiceAmount})
    from ${invoiceApplicationOrder} join ${invoiceApplication} on ${invoiceApplication.id} = ${invoiceApplicationOrder.applicationId}
    where ${invoiceApplication.uid} = ${uid} and ${invoiceApplicationOrder.isLive} and ${which}), 0)`;
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select prepaid > 0 and prepaid + bought > paid as taken from (select
    ${live(sql`${invoiceApplication.source} = ${invoiceSources.recharge}`)} as prepaid,
    ${live(sql`exists (select from ${order} where ${order.orderNo} = ${invoiceApplicationOrder.orderNo} and ${order.payType} = 'yue')`)} as bought,
    coalesce((select sum(${userRecharge.price} - ${userRecharge.refundPrice}) from ${userRecharge} where ${userRecharge.uid} = ${uid}
      and ${userRecharge.payTime} is not null and ${userRecharge.rechargeType} <> ${rechargeTypes.balance}), 0) as paid) sums`);
  if (rows[0]?.taken) throw no.BALANCE_INVOICED();
}
