import { receiptSettings } from '#contract/services/settings.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { OrderRecord } from './queries.ts';

export type PaidOrder = Pick<OrderRecord, 'id' | 'orderNo'>;

export const paidReceipt = { name: 'order.printReceipt', label: '付款后打印小票' } as const;

/** The receipt of an order to pack follows the commit, where the shop wants it. */
export async function enqueueReceipt(write: Write, { id, orderNo }: PaidOrder): Promise<void> {
  const { ylyprint_status: isOpen, ylyprint_auto_status: isAutomatic } = await settingsFor(write, receiptSettings);
  if (isOpen && isAutomatic) await later(write, paidReceipt, { id, orderNo });
}
