import { and, eq } from 'drizzle-orm';
import { refundRefusals } from '#contract/orders/refund-refusals.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import type { CaseRefundTerms } from '#contract/after-sales/return-case-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import {
  type OrderRecord,
  type CaseLineRecord,
  type CaseRecord,
  linesOf,
  returnToStock,
  agreeRefund,
  refund,
} from '#server/orders/index.ts';
import { moveCase } from '../return-cases/move-case.ts';
import { linesOfCase } from '../return-cases/queries.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { logCase } from '../return-cases/log-case.ts';
import { checkClosable, piecesBack } from '../return-cases/rules.ts';

/** A refund begun by an earlier request with the same key, which has the same amount. */
async function isRepeated({ tx }: Write, { id, orderNo }: CaseRecord, { requestKey, amount }: CaseRefundTerms): Promise<boolean> {
  const known = and(eq(refund.caseId, id), eq(refund.requestKey, `${orderNo}:${requestKey}`));
  const [earlier] = await tx.select({ amount: refund.amount }).from(refund).where(known);
  if (earlier && earlier.amount !== amount) throw refundRefusals.OTHER_REQUEST();
  return earlier !== undefined;
}

/** Goods that can be sold again go on stock, as the SKU that it is; an activity gets its quota back of what it sold. */
async function restock(write: Write, { id: orderId, activityId }: OrderRecord, lines: readonly CaseLineRecord[]): Promise<void> {
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
export async function refundCase(write: Write, asked: CaseRefundTerms): Promise<null> {
  const { id, amount, requestKey } = asked;
  const { found, of } = await lockCase(write, id);
  if (await isRepeated(write, found, asked)) return null;
  checkClosable(found, caseKinds.return);
  const { orderNo, reason } = found;
  // Closed before it is refunded: pieces of an open case are refunded by nobody.
  await moveCase(write, found, 'close', { isRestocked: true });
  await logCase(write, found, '办结退货退款');
  const lines = await linesOfCase(write.tx, id);
  const terms = { orderNo, amount, reason, requestKey, restock: false, caseId: id };
  await agreeRefund(write, { ...terms, lines: piecesBack(lines) });
  if (!found.isRestocked) await restock(write, of, lines);
  return null;
}
