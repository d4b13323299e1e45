import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { refundRefusals } from '#contract/orders/refund-refusals.ts';
import type { refundCalls } from '#contract/orders/refunds.ts';
import { type PaidLine, leftOfLines } from '#contract/orders/lines/refund-split.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { countSoleRefund } from '#server/approvals/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { linesSeen } from '../orders/shop-part.ts';
import { arePiecesSame } from '../parcels/rules.ts';
import { beginRefund } from './begin-refund.ts';
import { lineStandings, partsOfRefunds, withParts } from './queries.ts';
import { checkPieces, checkRefund, checkRefundable, restocksBy } from './rules.ts';
import { type RefundRecord, refund } from './tables.ts';

type AgreedRefund = Input<typeof refundCalls.agreeRefund> & {
  /** The return case that it closes. */
  caseId?: number;
};

const shown = async (tx: Tx, record: RefundRecord) => withParts(record, (await partsOfRefunds(tx, [record.id])).get(record.id));

/** Refund begun by an earlier request with the same key; undefined when there is none. */
async function findEarlier(tx: Tx, key: string, { amount, reason, lines = [] }: AgreedRefund) {
  const [record] = await tx.select().from(refund).where(eq(refund.requestKey, key));
  if (!record) return undefined;
  const earlier = await shown(tx, record);
  if (earlier.amount !== amount || earlier.reason !== reason || !arePiecesSame(earlier.lines, lines))
    throw refundRefusals.OTHER_REQUEST();
  return earlier;
}

/** An order as whoever sees these lines alone may refund it: at most what was paid for them, and neither what others refund nor their return cases count. */
function partOf(found: OrderRecord, lines: readonly (PaidLine & { inCases: number })[]): OrderRecord {
  const payPrice = lines.reduce((sum, { paidPrice, paidPostage }) => sum + paidPrice + paidPostage, 0);
  const caseState = lines.some(({ inCases }) => inCases > 0) ? found.caseState : null;
  return { ...found, payPrice, refundPrice: payPrice - leftOfLines(lines), caseState };
}

/** Whole or part, of goods or of an amount, asked for or not; by people of a shop of its own lines. A repeated request answers the refund it made the first time. */
export async function agreeRefund(write: Write, asked: AgreedRefund) {
  const { orderNo, amount, requestKey: sent, reason, restock, caseId, lines: pieces = [] } = asked;
  const { tx, actor } = write;
  const found = await lockOrder(write, orderNo);
  const requestKey = `${orderNo}:${sent}`;
  const earlier = await findEarlier(tx, requestKey, asked);
  if (earlier) return earlier;
  checkRefundable(found, amount);
  const all = await lineStandings(tx, found.id);
  const lines = linesSeen(all, actor);
  const isPart = lines.length < all.length;
  if (isPart && found.refundState === 'asked') throw refundRefusals.PART_WAITS();
  checkRefund(isPart ? partOf(found, lines) : found, amount, actor);
  checkPieces(lines, pieces);
  const terms = {
    amount,
    reason,
    restock: restocksBy(restock, found, { lines, pieces }),
    requestKey,
    caseId,
    pieces,
    lines: all,
  };
  await countSoleRefund(write, amount);
  const begun = await beginRefund(write, found, { ...terms, liesOn: lines });
  return shown(tx, begun);
}
