import { type OrderDraft, no } from '#contract/orders/placing.ts';
import { moveStock } from '#server/catalogue/index.ts';
import { findOrCreateCustomer } from '#server/customers/index.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import { together } from '#server/platform/write/together.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Item, goodsOf, itemsOf, ratesFor } from './basket.ts';
import { destinationOf } from './destination.ts';
import { checkPayType } from './pay-types.ts';
import { followPayment } from '../payments/follow-payment.ts';
import { logStep } from '../orders/log-step.ts';
import { newOrderNo } from './order-number.ts';
import { insertOrder } from '../orders/insert-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder } from '../orders/record.ts';
import { totalsOf } from '../orders/rules.ts';
import { orderLine } from '../orders/tables.ts';

type Draft = OrderDraft;

function orderOf({ payType, mark }: Pick<Draft, 'payType' | 'mark'>, items: readonly Item[], freight: number) {
  return {
    ...totalsOf(items, freight),
    totalNum: items.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: items.map(({ productName, sku }) => `${productName} ${sku}`).join(' '),
    gainIntegral: items.reduce((sum, { giveIntegral, quantity }) => sum + giveIntegral * quantity, 0),
    payType,
    mark: mark ?? null,
  };
}

/** Price, stock and freight are taken together; a repeated request answers the order it made the first time. */
export async function placeOrder(write: Write, { idempotencyKey, ...draft }: Draft): Promise<OrderRecord> {
  const { tx, actor, now } = write;
  const orderNo = newOrderNo(now);
  const key = `order:${'id' in actor ? actor.id : 0}:${idempotencyKey}`;
  const [claim, goods, rates] = await together(
    claimKey(write, key, draft, { orderNo }),
    goodsOf(tx, draft.lines),
    ratesFor(tx, draft.lines),
  );
  if (!claim.first) return earlierOrder(write, claim);

  await checkPayType(write, draft.payType);
  const items = itemsOf(draft.lines, goods);
  const { freight, fields } = await destinationOf(write, draft, items, rates);
  const values = { ...orderOf(draft, items, freight), ...fields };
  if (draft.expectedTotal !== undefined && draft.expectedTotal !== values.payPrice) {
    throw no.TOTAL_DIFFERS({ expected: draft.expectedTotal, total: values.payPrice });
  }
  const uid = draft.buyer && (await findOrCreateCustomer(write, draft.buyer));
  const storefrontId = actor.kind === 'storefront' ? actor.id : null;
  const placed = await insertOrder(write, { ...values, orderNo, uid, storefrontId });
  await insertParts(write, placed.id, items);
  if (placed.payTime !== null) await followPayment(write, placed, { type: 'pay_success', message: '用户付款成功' });
  return placed;
}

async function insertParts(write: Write, orderId: number, items: readonly Item[]): Promise<void> {
  await together(
    write.tx.insert(orderLine).values(items.map((item) => ({ ...item, orderId, payNum: item.quantity }))),
    logStep(write, orderId, { type: 'cache_key_create_order', message: '订单生成' }),
    // Last, because it holds the rows that every other buyer of these goods waits for.
    moveStock(
      write,
      items.map(({ skuId, quantity }) => ({ skuId, delta: -quantity, sold: quantity, cause: 'order', orderId })),
    ),
  );
}

async function earlierOrder({ tx, actor }: Write, claim: { same: boolean; answer: unknown }): Promise<OrderRecord> {
  if (!claim.same) throw no.KEY_REUSED();
  return getOrder(tx, String(Object(claim.answer).orderNo), actor);
}
