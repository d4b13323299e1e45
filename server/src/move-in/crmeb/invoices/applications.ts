import { and, eq, inArray } from 'drizzle-orm';
import { auditStates, contentTypes, invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import { showDay } from '#contract/moment.ts';
import { invoiceApplication, invoiceApplicationOrder, invoiceLog } from '#server/finance/index.ts';
import { order } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { flagOf, textOf, timesOf } from '../values/values.ts';
import { invoiceTypeIn, titleIn } from './title-columns.ts';

interface OrderOfApplication {
  orderNo: string;
  uid: number | null;
  payPrice: number;
  refundPrice: number;
}

/** Orders here by their keys there, and the numbers of those that an application has. */
async function aroundOf(moving: Moving, records: readonly Theirs[]) {
  const { tx } = moving;
  const ids = await namedIds(moving, 'order', records, 'order_id');
  const rows = await tx
    .select({ id: order.id, orderNo: order.orderNo, uid: order.uid, payPrice: order.payPrice, refundPrice: order.refundPrice })
    .from(order)
    .where(inArray(order.id, [0, ...ids.values()]));
  const byId = new Map(rows.map(({ id, ...each }) => [id, each]));
  const applied = await tx
    .select({ orderNo: invoiceApplicationOrder.orderNo })
    .from(invoiceApplicationOrder)
    .where(
      and(
        eq(invoiceApplicationOrder.isLive, true),
        inArray(invoiceApplicationOrder.orderNo, ['', ...rows.map((each) => each.orderNo)]),
      ),
    );
  return {
    orders: new Map([...ids].flatMap(([key, id]) => (byId.has(id) ? [[key, byId.get(id)] as const] : []))),
    applied: new Set(applied.map(({ orderNo }) => orderNo)),
  };
}

/** Reason why nobody waits for this invoice. */
function whyOver({ row }: Theirs): string | undefined {
  if (flagOf(row['is_invoice'])) return '旧店已经开票，发票没有搬；申请以前已搬来的，请在新店拒绝';
  if (flagOf(row['is_refund'])) return '订单已退款';
  return flagOf(row['is_pay']) ? undefined : '订单没有付款';
}

const leftOf = ({ payPrice, refundPrice }: OrderOfApplication): number => payPrice - refundPrice;

/** Invoices that customers wait for; those that were issued stay with the former shop. */
export const invoiceApplications = recordNoun({
  noun: 'invoiceApplication',
  label: '待开票的申请',
  source: 'eb_store_order_invoice',
  key: 'id',
  isOnce: true,
  table: invoiceApplication,
  around: aroundOf,
  row(record, { orders, applied }, moving) {
    const { key, row } = record;
    const over = whyOver(record);
    const of = orders.get(textOf(row['order_id']));
    if (over !== undefined) return over;
    if (!of || of.uid === null) return '订单或用户不存在';
    if (applied.has(of.orderNo)) return '同一订单的第二次申请';
    if (leftOf(of) <= 0) return '没有可开票的金额';
    applied.add(of.orderNo);
    const times = timesOf(record, moving);
    return {
      id: Number(key),
      applyNo: `FP${showDay(times.createTime).replaceAll('-', '')}${key.padStart(8, '0')}`,
      uid: of.uid,
      source: invoiceSources.order,
      invoiceType: invoiceTypeIn(row),
      contentType: contentTypes.goods,
      ...titleIn(row),
      remark: cutTo(textOf(row['remark']), 200),
      orderNos: of.orderNo,
      amount: leftOf(of),
      audit: auditStates.unaudited,
      ...times,
    };
  },
  async parts({ tx, now }, brought, { orders }) {
    const rows = brought.flatMap(({ id: applicationId, record: { row } }) => {
      const of = orders.get(textOf(row['order_id']));
      if (!of) return [];
      const { orderNo, payPrice: orderAmount, refundPrice: refundedAmount } = of;
      return [{ applicationId, orderNo, orderAmount, refundedAmount, invoiceAmount: leftOf(of), isLive: true }];
    });
    await insertRows(tx, invoiceApplicationOrder, rows);
    await insertRows(
      tx,
      invoiceLog,
      brought.map(({ id: applicationId, row: { createTime } }) => ({
        applicationId,
        operatorName: '迁入',
        action: '申请',
        message: '',
        createTime: createTime ?? now,
      })),
    );
  },
});
