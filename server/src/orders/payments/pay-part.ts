import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { attemptKinds } from '#contract/payments/attempts.ts';
import { offlineMethods } from '#contract/orders/payments/offline-payments.ts';
import { refuseWhileLive } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { settleOffline } from './settle-offline.ts';
import { logStep } from '../steps/log-step.ts';
import { checkPart } from './check-part.ts';
import { orderPartPayment } from '../part-payments/tables.ts';

export interface PartPayment {
  orderNo: string;
  amount: Fen;
  method: (typeof offlineMethods.values)[number];
  receiptNo: string;
  receivedAt: Date;
}

/** Books a part of the price of an order, which is paid with the part that makes it whole. */
export async function payPart(write: Write, part: PartPayment): Promise<void> {
  const { tx, now } = write;
  const { orderNo, amount, method, receiptNo, receivedAt } = part;
  const found = await lockOrder(write, orderNo);
  await refuseWhileLive(write, attemptKinds.order, [found.id]);
  const left = await checkPart(write, found, amount);
  await tx.insert(orderPartPayment).values({ orderId: found.id, amount, method, receiptNo, createTime: now, updateTime: now });
  const reason = `${offlineMethods.labels[method]}，凭证 ${receiptNo}`;
  if (left === 0) return settleOffline(write, found, { receivedAt, reason: `分次收款收齐，${reason}` });
  const message = `订单号 ${orderNo} 线下付款 ${yuanOfFen(amount)} 成功，还差 ${yuanOfFen(left)}`;
  await logStep(write, found.id, { type: 'offline', message, reason });
}
