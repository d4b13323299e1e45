import { receiptOf, receiptRefusals } from '#contract/fulfilment/receipts.ts';
import { siteSettings } from '#contract/settings/site.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { ReceiptPrinter } from '#server/platform/receipts.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { linesOf, findOrder } from '#server/orders/index.ts';

interface PrinterAccess {
  db: Db;
  printer: ReceiptPrinter;
}

/** Reads, then asks the printer: nothing is written, so that a receipt can be printed again. */
export async function printReceipt(
  { db, printer }: PrinterAccess,
  orderNo: string,
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
): Promise<null> {
  if (!(await printer.isOpen())) throw receiptRefusals.OFF();
  const order = await findOrder(db, orderNo, actor);
  if (!order || order.isSystemDel) throw receiptRefusals.NOT_FOUND();
  if (!order.payTime) throw receiptRefusals.UNPAID();
  const lines = (await linesOf(db, [order.id])).get(order.id) ?? [];
  const title = await settingOf(db, siteSettings.site_name);
  await printer.print({ title, receipt: receiptOf({ ...order, lines }), reference: `${orderNo}-${now.getTime()}` });
  return null;
}
