import { describe, expect, it } from 'vitest';
import { refundCalls } from '#contract/orders/refunds.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { staff, sku, sizeOf, order, info, open, checkIn, stockOf } = casesIn(shop);

/** Two mugs that were sent, one of which was exchanged for a large one; 7 mugs and 9 large ones are left. */
async function exchanged() {
  const mug = await sku({ stock: 8 });
  const large = await sizeOf(mug);
  const placed = await order({ of: mug, quantity: 2, sent: true });
  const lineId = (await info(placed)).orderInfo[0]?.id ?? 0;
  const came = await checkIn(await open(placed, { kind: 'exchange', lines: [{ lineId, quantity: 1, outSkuId: large }] }));
  await staff.run(returnCaseCalls.exchange, { id: came.id });
  expect([await stockOf(mug), await stockOf(large)]).toEqual([7, 9]);
  const refund = (amount: number, lines?: { lineId: number; quantity: number }[]) => {
    const requestKey = `${placed.orderNo} ${amount}`;
    const terms = { orderNo: placed.orderNo, amount, lines, restock: true, reason: '退货', requestKey };
    return staff.run(refundCalls.agreeRefund, terms);
  };
  return { mug, large, lineId, refund, stock: async () => [await stockOf(mug), await stockOf(large)] };
}

describe('goods that were exchanged', () => {
  it('go on stock as what they are now when the whole order comes back', async () => {
    const { refund, stock } = await exchanged();
    await refund(2000);
    await shop.runQueued();

    expect(await stock()).toEqual([8, 10]);
  });

  it('come back piece by piece, what was ordered first', async () => {
    const { refund, stock, lineId } = await exchanged();
    await refund(1000, [{ lineId, quantity: 1 }]);
    await shop.runQueued();
    expect(await stock()).toEqual([8, 9]);

    await refund(900, [{ lineId, quantity: 1 }]);
    await shop.runQueued();
    expect(await stock()).toEqual([8, 10]);
  });
});
