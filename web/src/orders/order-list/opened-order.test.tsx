import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { point } from '../../../test/sample-point.ts';
import { asked, orderInfo, orderRow } from '../../../test/sample-orders.ts';
import { dialog, pageOf, press, show, steps, word, refundOf, correction } from '../../../test/render-orders.tsx';

describe('an order that is fetched', () => {
  const fetched = { shippingType: 2, verifyCode: '1234567890', statusStr: { key: 'toBeWrittenOff', value: '待核销' } };

  it('is handed out from the list, with the goods in sight', async () => {
    const { user, sent: calls } = show({ rows: [orderRow(fetched)], wire: [on(pickUpCalls.verify, true as const)] });
    await press(user, word('核销'));
    const asks = await dialog();
    expect(await asks.findByText('红,大 · ¥6.00 × 2')).toBeTruthy();
    await user.click(asks.getByRole('button', { name: word('核销') }));

    await waitFor(() => expect(calls(pickUpCalls.verify)).toEqual([{ vCode: '1234567890' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is handed out from its detail with the pieces that went back', async () => {
    const back = { refundPrice: 600, statusStr: fetched.statusStr };
    const refund = {
      id: 1,
      refundNo: 'R1',
      amount: 600,
      reason: '少要一件',
      state: 'done' as const,
      restock: true,
      byHand: false,
      actor: '李雷',
      failure: null,
      createTime: new Date('2026-11-20T07:00:00Z'),
      doneTime: null,
      lines: [{ lineId: 1, productName: '搪瓷杯', sku: '红,大', quantity: 1 }],
    };
    const wire = [on(orderCalls.info, orderInfo({ ...fetched, ...back })), on(refundCalls.listRefunds, [refund])];
    const { user } = show({ wire, at: '/order/index?open=SO202611200007' });
    const drawer = within(await screen.findByRole('article'));
    await user.click(await drawer.findByRole('button', { name: word('核销') }));

    const { parentElement: asks } = await screen.findByText(/^商品交给用户后再核销/);
    expect(await within(asks ?? document.body).findByText('已退 1 件')).toBeTruthy();
  });

  it('says where and by which code, and whose account it is', async () => {
    const info = orderInfo({ ...fetched, userAddress: '文三路店', phone: '13900001111', systemStore: point });
    show({ wire: [on(orderCalls.info, info)], at: '/order/index?open=SO202611200007' });
    const part = within(await screen.findByRole('region', { name: '提货信息' }));
    for (const text of ['提货人', '1234567890', '文三路店', '13800001234', '浙江省杭州市西湖区文三路 1 号', '139****1111'])
      expect(part.getByText(text)).toBeTruthy();
    expect(part.queryByText('收货地址')).toBeNull();
  });

  it('tells no code once it was handed out', async () => {
    const info = orderInfo({ ...fetched, statusStr: { key: 'bargain', value: '待评价' }, systemStore: point });
    show({ wire: [on(orderCalls.info, info)], at: '/order/index?open=SO202611200007' });
    expect(await screen.findByText('门店名称')).toBeTruthy();
    expect(screen.queryByText('提货码')).toBeNull();
  });
});

describe('the detail of an order', () => {
  const at = '/order/index?open=SO202611200007';
  const proposed = {
    orderNo: 'SO202611200007',
    caseId: null,
    amount: 1000,
    reason: '商品破损',
    proposer: '小王',
    createTime: new Date('2026-11-20T07:00:00Z'),
  };

  it('says which refund waits for a second person, and that no goods leave until then', async () => {
    show({ wire: [on(proposedRefundCalls.proposedRefunds, [proposed])], at });
    const part = within(await screen.findByRole('region', { name: '退款待复核' }));
    for (const text of ['¥10.00', '商品破损', '复核通过或退回之前，订单不能发货和核销'])
      expect(part.getByText(text)).toBeTruthy();
    expect(part.getByRole('link', { name: '去复核' }).getAttribute('href')).toBe('/financial/approval?state=waiting');
  });

  it('is marked in the list while its refund waits for a second person', async () => {
    show({ wire: [on(proposedRefundCalls.proposedRefunds, [proposed])] });
    expect(await screen.findByText('退款待复核')).toBeTruthy();
  });

  it('says of a refund of ours that failed why, and offers to try again, without a request that nobody made', async () => {
    const failed = { ...refundOf(600), state: 'failed' as const, failure: '账户余额不足', actor: '李雷' };
    const waiting = { refundStatus: 1, statusStr: { key: 'applyRefund', value: '申请退款' } };
    show({ wire: [on(orderCalls.info, orderInfo(waiting)), on(refundCalls.listRefunds, [failed])], at });
    const part = within(await screen.findByRole('region', { name: '退款失败' }));
    for (const text of ['¥6.00', '账户余额不足', '与描述不符', '李雷']) expect(await part.findByText(text)).toBeTruthy();
    expect(part.queryByText('退款凭证')).toBeNull();
    for (const name of ['重新退款', '不再退款']) expect(part.getByRole('button', { name })).toBeTruthy();
  });

  it('says beside a request that the last try failed', async () => {
    const failed = { ...refundOf(600), state: 'failed' as const, failure: '账户余额不足' };
    show({ wire: [on(orderCalls.info, orderInfo(asked)), on(refundCalls.listRefunds, [failed])], at });
    const part = within(await screen.findByRole('region', { name: '退款申请' }));
    for (const text of ['上次没有退成', '账户余额不足', '退款凭证']) expect(await part.findByText(text)).toBeTruthy();
    expect(part.getByRole('button', { name: '同意退款' })).toBeTruthy();
  });

  it.each([
    ['已退回库存', { restock: true }],
    ['未退回库存', { restock: false }],
    [undefined, { restock: false, caseId: 5 }],
    [undefined, { restock: false, lines: [] }],
  ])('says of the goods of a refund that they are back in stock or not: %s', async (words, terms) => {
    const lines = [{ lineId: 1, productName: '搪瓷杯', sku: '红,大', quantity: 1 }];
    show({ wire: [on(refundCalls.listRefunds, [{ ...refundOf(600), lines, ...terms }])], at });
    const part = await screen.findByRole('region', { name: '退款记录' });
    expect(part.textContent.match(/[已未]退回库存/)?.[0]).toBe(words);
  });

  it('says of a refund that the provider pays later how often it was asked, and when it is next', async () => {
    const disbursement = {
      state: 'processing' as const,
      createTime: new Date(Date.now() - 4 * 86_400_000),
      asks: 3,
      nextAskTime: new Date('2026-11-20T04:30:00Z'),
      providerNo: '50',
      why: null,
      log: [],
    };
    show({ wire: [on(refundCalls.listRefunds, [{ ...refundOf(600), state: 'paying', disbursement }])], at });
    const part = await screen.findByRole('region', { name: '退款记录' });
    expect(part.textContent).toMatch(/支付渠道处理中，已 4 天 · 已查询 3 次 · 下次 (2026-)?11-20 12:30/);
  });
});

describe('an opened order', () => {
  const at = '/order/index?open=SO202611200007';

  it('names who did what, when and why, folds the older steps and hides the phone, also off the page', async () => {
    const older = Array.from({ length: 5 }, (_, at) => ({ ...correction, id: at + 3, changeMessage: `第 ${at} 步` }));
    const elsewhere = [orderRow({ id: 99, orderId: 'SO99' })];
    const { user } = show({ at, rows: elsewhere, wire: [on(orderStepCalls.timeline, [...steps, ...older])] });
    expect(await screen.findByText('北京市 海淀区 西三环北路 1 号')).toBeTruthy();
    expect(await screen.findByText('快递单号 SF1 → SF2')).toBeTruthy();
    expect(screen.getAllByText('原因：抄错一位')).not.toEqual([]);
    expect(screen.getAllByText(/李雷/)).not.toEqual([]);
    expect(screen.getByText(/经由 小程序/)).toBeTruthy();
    expect(screen.getByText('第 2 步')).toBeTruthy();
    expect(screen.queryByText('第 3 步')).toBeNull();

    await press(user, '更早的 2 条');
    expect(screen.getByText('第 4 步')).toBeTruthy();
    await press(user, '显示 138****8000');
    expect(await screen.findByText('13800138000')).toBeTruthy();
  });

  it('that asks for a refund is answered on top', async () => {
    show({ at, rows: [orderRow(asked)], wire: [on(orderCalls.info, orderInfo(asked))] });
    const banner = within(await screen.findByRole('region', { name: '退款申请' }));
    expect(banner.getByRole('button', { name: '同意退款' }).className).toContain('ant-btn-primary');
    expect(banner.getByRole('button', { name: '拒绝退款' })).toBeTruthy();
    expect(banner.getByText('与描述不符')).toBeTruthy();
  });

  it('that asks for a refund is answered in reach of the thumb on a phone', async () => {
    setWidth(390);
    show({ at, rows: [orderRow(asked)], wire: [on(orderCalls.info, orderInfo(asked))] });
    const banner = within(await screen.findByRole('region', { name: '退款申请' }));
    const order = within(await screen.findByRole('article'));
    expect(order.getAllByRole('button', { name: '同意退款' })).toHaveLength(1);
    expect(order.getByRole('button', { name: '拒绝退款' })).toBeTruthy();
    expect(banner.queryByRole('button', { name: '同意退款' })).toBeNull();
  });

  it('leads to the next by a key, also when the act took it off the list', async () => {
    const rows = [orderRow(), orderRow({ id: 8, orderId: 'SO8' }), orderRow({ id: 9, orderId: 'SO9' })];
    const { user, address, client } = show({ at, wire: [on(orderCalls.list, () => pageOf([...rows]))] });
    await screen.findByText('订单记录');
    await screen.findAllByText('SO8');
    rows.shift();
    await client.invalidateQueries({ queryKey: ['order', 'list'] });
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe('/order/index?open=SO8'));
  });
});
