import { describe, expect, it } from 'vitest';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { ordersIn, type PlacedOrder } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, send, info, timeline, storefront, stockOf } = ordersIn(shop);
const recall = ({ orderNo }: PlacedOrder, reason = '发货点错了') => shop.admin().run(sendingCalls.recall, { orderNo, reason });
const receive = ({ orderNo }: PlacedOrder) => storefront.run(openOrderCalls.confirmReceipt, { orderNo });
const sent = async () => order({ of: await sku(), sent: true });
const says = (message: string) => ({ code: 500, message });

describe('a sending that should not have been', () => {
  it('is taken back with its reason, and the order is sent again by another parcel', async () => {
    const mug = await sku({ stock: 3 });
    const placed = await order({ of: mug, sent: true });

    await recall(placed, '货还没有出库');

    expect(await info(placed)).toMatchObject({
      statusStr: { key: 'notShipped', value: '未发货' },
      deliveryType: null,
      deliveryName: null,
      deliveryId: null,
    });
    expect((await timeline(placed))[0]).toMatchObject({
      changeType: 'recall',
      changeMessage: expect.stringMatching(/^撤回发货 .+ SF10001$/),
      reason: '货还没有出库',
      actorKind: 'admin',
    });
    expect(await stockOf(mug)).toBe(2);
    const { orderNo } = placed;
    await shop.admin().run(sendingCalls.send, { orderNo, type: '1', expressCode: 'yunda', expressNumber: 'YD2' });
    expect(await info(placed)).toMatchObject({ statusStr: { key: 'spike' }, deliveryId: 'YD2' });
  });

  it('cannot be recalled before it is sent, nor after it is received', async () => {
    const none = says('只有已发货、还没有收货的订单才能撤回发货');
    await expect(recall(await order({ of: await sku(), paid: true }))).rejects.toMatchObject(none);
    await expect(recall(await order({ of: await sku(), received: true }))).rejects.toMatchObject(none);
  });

  it('stays while money goes back', async () => {
    const placed = await sent();
    await shop
      .admin()
      .run(refundCalls.agreeRefund, { orderNo: placed.orderNo, amount: 100, reason: '少件', requestKey: placed.orderNo });
    await expect(recall(placed)).rejects.toMatchObject(says('订单正在退款，不能撤回发货'));
    await shop.runQueued();
    expect(await recall(placed)).toBeNull();
  });

  it('is taken back once by two, and never when the customer has received it in the same moment', async () => {
    const twice = await sent();
    const both = await Promise.allSettled([recall(twice), recall(twice)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

    for (let round = 0; round < 5; round += 1) {
      const raced = await sent();
      const outcomes = await Promise.allSettled([recall(raced), receive(raced)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [isRecalled] = outcomes.map(({ status }) => status === 'fulfilled');
      expect((await info(raced)).statusStr.key).toBe(isRecalled ? 'notShipped' : 'bargain');
    }
    await send(twice);
  });
});
