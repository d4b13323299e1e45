import { describe, expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, send, askRefund, info, timeline } = ordersIn(shop);
const parcel = { type: '1', expressCode: 'shunfeng', expressNumber: 'SF10001' };
const staff = () => shop.admin({ role: '仓库' });

describe('an order that is paid', () => {
  it('is sent by express, and the answer names the change', async () => {
    const placed = await order({ of: await sku(), paid: true });

    const { changeId } = await staff().change(sendingCalls.send, { orderNo: placed.orderNo, ...parcel });

    expect(changeId).toBeGreaterThan(0);
    expect(await info(placed)).toMatchObject({
      status: 1,
      statusStr: { key: 'spike' },
      deliveryName: '顺丰速运',
      deliveryId: 'SF10001',
      deliveryType: 'express',
    });
    expect((await timeline(placed))[0]).toMatchObject({
      changeType: 'express',
      changeMessage: '已发货 快递公司：顺丰速运, 快递单号：SF10001',
      actorKind: 'admin',
    });
  });

  it('is sent by a courier of the shop, or has nothing to send', async () => {
    const [brought, virtual] = [await order({ of: await sku(), paid: true }), await order({ of: await sku(), paid: true })];

    await staff().run(sendingCalls.send, {
      orderNo: brought.orderNo,
      type: '2',
      deliveryName: '老李',
      deliveryTel: '13700000000',
    });
    await staff().run(sendingCalls.send, { orderNo: virtual.orderNo, type: '3' });

    expect(await info(brought)).toMatchObject({ deliveryType: 'send', deliveryName: '老李', deliveryId: '13700000000' });
    expect(await info(virtual)).toMatchObject({ deliveryType: 'fictitious', status: 1 });
  });

  it.each([
    [{ type: '1', expressCode: 'shunfeng' }, '请填写快递单号'],
    [{ type: '1', expressCode: 'nobody', expressNumber: '1' }, '请选择快递公司'],
    [{ type: '2' }, '请输入送货人姓名'],
    [{ type: '2', deliveryName: '老李', deliveryTel: '1370' }, '送货人联系方式 格式必须为 手机'],
    [{ type: '9' }, '类型错误'],
  ])('is not sent with %j', async (overrides, message) => {
    const { orderNo } = await order({ of: await sku(), paid: true });

    await expect(staff().run(sendingCalls.send, { orderNo, ...overrides })).rejects.toMatchObject({ code: 500, message });
  });
});

describe('an order that was sent', () => {
  it('is sent once, however often the same parcel is told of, and not again with another', async () => {
    const placed = await order({ of: await sku(), paid: true });
    const { orderNo } = placed;

    await Promise.all([1, 2, 3].map(() => staff().run(sendingCalls.send, { orderNo, ...parcel })));

    expect((await timeline(placed)).filter(({ changeType }) => changeType === 'express')).toHaveLength(1);
    await expect(staff().run(sendingCalls.send, { orderNo, ...parcel, expressNumber: 'SF10002' })).rejects.toMatchObject({
      message: '订单已发货请勿重复操作!',
    });
  });

  it('has its tracking number corrected, and the old one stays in the timeline', async () => {
    const placed = await order({ of: await sku(), sent: true });
    const right = { orderNo: placed.orderNo, expressCode: 'yunda', expressNumber: 'YD2', reason: '单号贴错了' };

    await staff().run(sendingCalls.correctTracking, right);

    expect(await info(placed)).toMatchObject({ deliveryName: '韵达快递', deliveryId: 'YD2' });
    expect((await timeline(placed))[0]).toMatchObject({
      changeMessage: '更正快递信息 顺丰速运 SF10001 改为 韵达快递 YD2',
      reason: '单号贴错了',
    });
    await expect(staff().run(sendingCalls.correctTracking, right)).rejects.toMatchObject({
      message: expect.stringContaining('没有变化'),
    });
  });

  it('is received once, by staff as well', async () => {
    const placed = await order({ of: await sku(), sent: true });

    await shop.admin().run(orderCalls.receive, { orderNo: placed.orderNo });

    expect(await info(placed)).toMatchObject({ status: 2, statusStr: { key: 'bargain', value: '待评价' } });
    await expect(shop.admin().run(orderCalls.receive, { orderNo: placed.orderNo })).rejects.toMatchObject({ code: 500 });
  });
});

describe('an order that must stay', () => {
  it('is not sent before it is paid', async () => {
    await expect(send(await order({ of: await sku() }))).rejects.toMatchObject({ message: '订单未支付不能发货' });
  });

  it('is not sent while a refund is asked for', async () => {
    const placed = await order({ of: await sku(), paid: true });
    await askRefund(placed);

    await expect(send(placed)).rejects.toMatchObject({ message: '订单退款中不能发货' });
  });

  it('is not sent by those who keep the books', async () => {
    const { orderNo } = await order({ of: await sku(), paid: true });

    await expect(shop.admin({ role: '财务' }).run(sendingCalls.send, { orderNo, ...parcel })).rejects.toMatchObject({
      code: 403,
    });
  });
});
