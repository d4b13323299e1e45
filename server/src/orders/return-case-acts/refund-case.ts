import { and, eq } from 'drizzle-orm';
import { caseKinds } from '#contract/orders/returns/return-case-record.ts';
import type { CaseRefundTerms } from '#contract/orders/returns/return-cases.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, linesOf } from '../orders/queries.ts';
import { returnToStock } from '../orders/return-to-stock.ts';
import { agreeRefund } from '../refunds/agree-refund.ts';
import { refund } from '../refunds/tables.ts';
import { moveCase } from '../return-cases/move-case.ts';
import { linesOfCase } from '../return-cases/queries.ts';
import type { CaseRecord } from '../return-cases/tables.ts';
import { lockCase } from './lock-case.ts';
import { logCase } from './log-case.ts';
import { piecesBack } from './queries.ts';
import { checkClosable } from './rules.ts';

/** A refund begun by an earlier request with the same key. */
async function isRepeated({ tx }: Write, { id, orderNo }: CaseRecord, requestKey: string): Promise<boolean> {
  const known = and(eq(refund.caseId, id), eq(refund.requestKey, `${orderNo}:${requestKey}`));
  return (await tx.$count(refund, known)) > 0;
}

/** What can be sold again goes on stock, as the SKU that it is; an activity gets its quota back of what it sold. */
async function restock(write: Write, { id, orderId }: CaseRecord, { activityId }: OrderRecord): Promise<void> {
  const lines = await linesOfCase(write.tx, id);
  const sold = new Map((await linesOf(write.tx, [orderId])).get(orderId)?.map((line) => [line.id, line.skuId]));
  const back = lines.filter(({ sellable }) => sellable > 0);
  await returnToStock(
    write,
    back.map(({ lineId, skuId, sellable: quantity }) => ({
      orderId,
      skuId,
      quantity,
      activityId: sold.get(lineId) === skuId ? activityId : null,
    })),
    'refund',
  );
}

/** Closes a return by the usual refund of what came back; limits of persons hold there. */
export async function refundCase(write: Write, { id, amount, requestKey }: CaseRefundTerms): Promise<null> {
  const { found, of } = await lockCase(write, id);
  if (await isRepeated(write, found, requestKey)) return null;
  checkClosable(found, caseKinds.return);
  const { orderNo, reason } = found;
  // Closed before it is refunded: pieces of an open case are refunded by nobody.
  await moveCase(write, found, 'close', { isRestocked: true });
  await logCase(write, found, '办结退货退款');
  const lines = await piecesBack(write.tx, id);
  await agreeRefund(write, { orderNo, amount, reason, requestKey, lines, restock: false, caseId: id });
  if (!found.isRestocked) await restock(write, found, of);
  return null;
}
