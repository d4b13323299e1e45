import { describe, expect, it } from 'vitest';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, storefront, info, askRefund, timeline } = ordersIn(shop);
const staff = () => shop.admin();
const says = (message: string) => ({ code: 500, message });
const cancelled = async () => {
  const placed = await order({ of: await sku() });
  await storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo });
  return placed;
};
const correct = ({ orderNo }: PlacedOrder, overrides: { expressCode?: string; expressNumber?: string } = {}) =>
  staff().run(sendingCalls.correctTracking, {
    orderNo,
    expressCode: 'yunda',
    expressNumber: 'YD1',
    reason: '贴错',
    ...overrides,
  });
const receive = ({ orderNo }: PlacedOrder) => staff().run(orderCalls.receive, { orderNo });
const remove = ({ orderNo }: PlacedOrder) => staff().run(orderCalls.remove, { orderNo });

describe('the number of a parcel', () => {
  it('is corrected only while the parcel is on its way', async () => {
    const [waiting, arrived] = [await order({ of: await sku(), paid: true }), await order({ of: await sku(), received: true })];
    const byHand = await order({ of: await sku(), paid: true });
    await staff().run(sendingCalls.send, {
      orderNo: byHand.orderNo,
      type: '2',
      deliveryName: '老李',
      deliveryTel: '13700000000',
    });

    for (const placed of [waiting, arrived, byHand])
      await expect(correct(placed)).rejects.toMatchObject(says('只有快递发出且未收货的订单才能更正快递信息'));
  });

  it('is corrected to another, by a carrier that there is', async () => {
    const placed = await order({ of: await sku(), sent: true });

    await expect(correct(placed, { expressCode: 'shunfeng', expressNumber: ' SF10001 ' })).rejects.toMatchObject(
      says('快递公司和单号都没有变化，无需更正'),
    );
    await expect(correct(placed, { expressCode: 'nobody' })).rejects.toMatchObject(says('请选择快递公司'));
    await correct(placed, { expressCode: 'shunfeng', expressNumber: ' SF2 ' });
    expect(await info(placed)).toMatchObject({ deliveryName: '顺丰速运', deliveryId: 'SF2' });
  });
});

describe('receipt for a customer', () => {
  it('is refused before the goods are sent, after they came, and while money is asked back', async () => {
    const [waiting, asked] = [await order({ of: await sku(), paid: true }), await order({ of: await sku(), sent: true })];
    await askRefund(asked);

    await expect(receive(waiting)).rejects.toMatchObject(says('订单还没有发货或已经收货，不能确认收货'));
    await expect(receive(await order({ of: await sku(), received: true }))).rejects.toMatchObject(
      says('订单还没有发货或已经收货，不能确认收货'),
    );
    await expect(receive(asked)).rejects.toMatchObject(says('订单退款中，请先处理退款再确认收货'));
  });
});

describe('an order that is removed', () => {
  it('was cancelled before, and goes once', async () => {
    const gone = await cancelled();

    await expect(remove(await order({ of: await sku() }))).rejects.toMatchObject(
      says('您选择的的订单存在用户未删除的订单，无法删除用户未删除的订单！'),
    );
    await remove(gone);
    await expect(remove(gone)).rejects.toMatchObject(says('此订单已经被删除了!'));
    const { list } = await staff().run(orderCalls.list, { page: 1, limit: 20, status: 'all', type: 2, orderNo: gone.orderNo });
    expect(list).toEqual([]);
  });
});

describe('a cancelled order', () => {
  it('gets no other price and is not sent', async () => {
    const { orderNo } = await cancelled();

    await expect(staff().run(orderCalls.updatePrice, { orderNo, payPrice: 1 })).rejects.toMatchObject(
      says('订单已取消，不能再操作'),
    );
    await expect(staff().run(sendingCalls.send, { orderNo, type: '3' })).rejects.toMatchObject(says('订单已删除,不能发货!'));
  });
});

describe('a remark', () => {
  it('that is saved again as it is stands in the timeline once', async () => {
    const placed = await order({ of: await sku() });
    const mark = () => staff().run(orderCalls.mark, { orderNo: placed.orderNo, mark: '易碎' });

    await mark();
    await mark();

    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'order_mark')).toHaveLength(1);
  });
});

describe('the steps of an order', () => {
  it('are paged for old clients, as many as in the timeline', async () => {
    const placed = await order({ of: await sku(), sent: true });

    const page = await staff().run(orderStepCalls.statusList, { orderNo: placed.orderNo, page: 1, limit: 2 });

    expect(page).toMatchObject({ page: 1, limit: 2, totalPage: 2, total: 3 });
    expect(page.list).toHaveLength(2);
    expect(await timeline(placed)).toHaveLength(3);
  });

  it('are none of an order that is not there', async () => {
    const orderNo = 'order0';

    expect(await staff().run(orderStepCalls.statusList, { orderNo, page: 1, limit: 20 })).toMatchObject({ total: 0, list: [] });
    await expect(staff().run(orderCalls.info, { orderNo })).rejects.toMatchObject(says('没有找到订单信息'));
    await expect(correct({ ...(await order({ of: await sku() })), orderNo })).rejects.toMatchObject(says('没有找到订单信息'));
  });
});

describe('a refund that is declined', () => {
  it('was asked for, and leaves the order where it was', async () => {
    const placed = await order({ of: await sku(), sent: true });
    const decline = () => staff().run(refundCalls.declineRefund, { orderNo: placed.orderNo, reason: '已签收' });

    await expect(decline()).rejects.toMatchObject(says('订单没有待处理的退款申请，请刷新页面'));
    await askRefund(placed);
    await decline();
    expect(await info(placed)).toMatchObject({ refundStatus: 0, refundReason: '已签收', statusStr: { key: 'spike' } });
  });
});

describe('an order that its customer deletes', () => {
  const remove = ({ orderNo }: PlacedOrder) => storefront.run(openOrderCalls.delete, { orderNo });
  const listed = async () =>
    (await storefront.run(openOrderCalls.list, { page: 1, limit: 50 })).list.map(({ orderNo }) => orderNo);

  it('was complete or wholly refunded', async () => {
    const of = await sku();
    const asked = await order({ of, paid: true });
    await askRefund(asked);

    await expect(remove(await order({ of }))).rejects.toMatchObject(says('未支付订单无法删除!'));
    await expect(remove(asked)).rejects.toMatchObject(says('订单在退款流程中无法删除!'));
    await expect(remove(await order({ of, received: true }))).rejects.toMatchObject(says('只能删除已完成订单!'));
  });

  it('leaves their list, and stays with the shop until staff remove it', async () => {
    const placed = await order({ of: await sku(), received: true });
    await shop.pass('8 days');
    expect(await listed()).toContain(placed.orderNo);

    await Promise.all([remove(placed), remove(placed)]);

    expect(await listed()).not.toContain(placed.orderNo);
    expect(await info(placed)).toMatchObject({ isDel: true, statusStr: { key: 'deleted' }, status: 3 });
    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'remove_order')).toHaveLength(1);
    await staff().run(orderCalls.remove, { orderNo: placed.orderNo });
    await expect(info(placed)).rejects.toMatchObject(says('未找到对应订单信息'));
  });
});
