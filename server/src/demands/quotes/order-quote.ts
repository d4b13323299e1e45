import type { Input } from '#contract/call.ts';
import { type quoteCalls, quoteRefusals } from '#contract/demands/quotes.ts';
import { quoteStates } from '#contract/demands/quote-record.ts';
import { placeCollected } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveDemand } from '../demands/move-demand.ts';
import { checkOpen } from '../demands/states.ts';
import type { DemandRecord } from '../demands/tables.ts';
import { tellCreator } from '../demands/tell-creator.ts';
import { spendPriceReport } from '../reports/spend-price-report.ts';
import { lockQuote } from './lock-quote.ts';
import { costsOf } from './queries.ts';
import { orderLinesOf } from './rules.ts';
import type { QuoteRecord } from './tables.ts';

/** Names of the lines that are sold for less than they cost. */
async function belowCost({ tx }: Write, { items }: DemandRecord, quote: QuoteRecord): Promise<string[]> {
  const costs = await costsOf(
    tx,
    quote.items.flatMap(({ skuId }) => skuId ?? []),
  );
  return items.flatMap(({ name }, at) => {
    const { price = 0, skuId = null } = quote.items[at] ?? {};
    return price < (costs.get(skuId ?? 0) ?? 0) ? [name] : [];
  });
}

type Recipient = Omit<Input<typeof quoteCalls.order>, 'id'>;

const place = (write: Write, of: DemandRecord, quote: QuoteRecord, { realName, phone, address }: Recipient) =>
  placeCollected(write, {
    source: 'demand',
    externalNo: of.demandNo,
    lines: orderLinesOf(of.items, quote.items),
    freight: quote.freight,
    recipient: { name: realName.trim(), phone: phone.trim(), address: address.trim() },
    mark: of.remark,
    isPaid: false,
    says: '采购需求成交生成',
  });

/** Makes an order of the accepted quote. What it sells below cost needs a price report of its shop, which serves once. */
export async function orderQuote(
  write: Write,
  { id, ...recipient }: Input<typeof quoteCalls.order>,
): Promise<{ orderNo: string }> {
  const { quote, of } = await lockQuote(write, id);
  checkOpen(of, 'deal');
  if (quote.status !== quoteStates.accepted) throw quoteRefusals.NOT_ACCEPTED();
  const names = await belowCost(write, of, quote);
  const placed = await place(write, of, quote, recipient);
  const { id: orderId, orderNo } = placed;
  if (names.length > 0 && !(await spendPriceReport(write, { shopId: quote.shopId, demandId: of.id, orderNo })))
    throw quoteRefusals.BELOW_COST({ names: names.join('、') });
  await moveDemand(write, of, 'deal', { orderId, orderNo, reason: '' });
  await tellCreator(write, of, `已成交，订单 ${orderNo}`);
  return { orderNo };
}
