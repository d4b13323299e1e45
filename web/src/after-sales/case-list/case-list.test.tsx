import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import type { CaseInfo, CaseRow, ReturnableGoods } from '#contract/after-sales/return-case-record.ts';
import { proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import '../index.ts';
import { scanned } from '../case/check-in-lines.tsx';
import { withGoods } from '../case/case-goods-input.tsx';
import { OrderList } from '#web/orders/order-list/order-list.tsx';
import { orderInfo, orderRow, sent as sentOrder } from '../../../test/sample-orders.ts';
import { CaseList } from './case-list.tsx';
import { caseInfo, caseRow, came, swapped } from './sample-cases.ts';

const pageOf = (...list: CaseRow[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const none = { all: 0, asked: 0, waiting: 0, received: 0, closed: 0, refused: 0, withdrawn: 0 };
const counts = on(returnCaseCalls.count, { all: 9, asked: 2, waiting: 3, received: 1, closed: 2, refused: 1, withdrawn: 0 });
const address = '退货组 杭州市西湖区文三路 2 号';
const around = (info: CaseInfo) => [
  counts,
  on(returnCaseCalls.list, pageOf(info)),
  on(returnCaseCalls.info, info),
  on(returnCaseCalls.addresses, [address]),
  on(orderStepCalls.timeline, []),
];
const show = (info: CaseInfo, at = '/', more: ReturnType<typeof on>[] = []) =>
  renderScreen(<CaseList />, { at, wire: [on(preferenceCalls.get, null), ...around(info), ...more] });

describe('the list of return cases', () => {
  itIsAList({
    screen: <CaseList />,
    call: returnCaseCalls.list,
    wire: [on(returnCaseCalls.count, none), on(proposedRefundCalls.proposedRefunds, [])],
    some: pageOf(caseRow({ backNumber: 'SF5001' })),
    row: '搪瓷杯 红,大 × 2',
    shows: ['待退回', '用户已寄出', '退货退款', '王小明'],
    none: pageOf(),
    empty: /^还没有退换单/,
    filter: 'kind=exchange',
    search: ['搜索退换货', 'keywords'],
    reader: { may: [returnCaseCalls.list.permission], lacks: ['验收', '撤销', '登记退回单号'] },
  });

  it('opens on what waits for an answer, and lets whoever turns away from it stay there', async () => {
    const { user, address: where } = show(caseInfo({ state: 'asked' }));
    await waitFor(() => expect(where()).toBe('/?state=asked'));
    await user.click(screen.getByRole('tab', { name: /全部/ }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /全部/ }).getAttribute('aria-selected')).toBe('true'));
    expect(where()).not.toContain('asked');
  });

  it('counts every state, and one that ended has nothing left to do', async () => {
    show(caseInfo({ state: 'closed' }));
    expect(await screen.findByRole('tab', { name: /待审核\s*2/ })).toBeTruthy();
    await screen.findByText('搪瓷杯 红,大 × 2');
    for (const name of ['同意', '验收', '退款', '更多']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the dialog that refuses a case', () => {
  itIsADialog({
    isInBrowser: true,
    screen: <CaseList />,
    wire: around(caseInfo({ state: 'asked' })),
    at: '/?state=asked',
    opener: '拒绝',
    call: returnCaseCalls.refuse,
    save: /^拒\s*绝$/,
    field: '拒绝原因',
    value: '',
    wrong: [' ', '请填写原因'],
    sends: { id: 7, reason: '另一个' },
  });
});

describe('a case that a buyer asks for', () => {
  it('is agreed to with the address of the shop', async () => {
    const { user, sent } = show(caseInfo({ state: 'asked' }), '/', [on(returnCaseCalls.agree, null)]);
    await user.click(await screen.findByRole('button', { name: '同意' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('寄回地址')).toHaveProperty('value', address));
    await user.click(dialog.getByRole('button', { name: '同意' }));

    await waitFor(() => expect(sent(returnCaseCalls.agree)).toEqual([{ id: 7, returnTo: address }]));
  });
});

describe('goods that come back', () => {
  it('are counted with a scanner or by hand, and no more are sold again than came', async () => {
    const { user, sent, baseElement } = show(caseInfo(), '/', [on(returnCaseCalls.checkIn, null)]);
    await user.click(await screen.findByRole('button', { name: '验收' }));
    const dialog = within(await screen.findByRole('dialog'));
    const code = await dialog.findByLabelText('扫描商品条码');
    await user.type(code, '6901234567892{Enter}');
    expect(dialog.getByLabelText('收到几件：搪瓷杯 红,大')).toHaveProperty('value', '1');
    expect(dialog.getByRole('status').textContent).toBe('搪瓷杯 红,大：收到 1 / 2 件');
    await user.type(code, '999{Enter}');
    expect(dialog.getByRole('status').textContent).toBe('条码 999 不在这张退换单里');
    await user.click(dialog.getByRole('button', { name: '全部收到，都可再卖' }));
    const sellable = dialog.getByLabelText('可再卖几件：搪瓷杯 红,大');
    await user.clear(sellable);
    await user.type(sellable, '1');
    expect(await complaintsOf(baseElement)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^验\s*收$/ }));

    await waitFor(() =>
      expect(sent(returnCaseCalls.checkIn)).toEqual([{ id: 7, lines: [{ id: 1, received: 2, sellable: 1 }], note: '' }]),
    );
  });

  it('are counted by the scanner wherever the focus is, and not checked in by its Enter', async () => {
    const [line] = caseRow().lines;
    const twenty = line ? [{ ...line, quantity: 20 }] : [];
    const { user, sent } = show(caseInfo({ lines: twenty }), '/', [on(returnCaseCalls.checkIn, null)]);
    await user.click(await screen.findByRole('button', { name: '验收' }));
    const dialog = within(await screen.findByRole('dialog'));
    const received = await dialog.findByLabelText('收到几件：搪瓷杯 红,大');
    await user.type(received, '16901234567892{Enter}');
    expect(received).toHaveProperty('value', '2');
    await user.type(dialog.getByLabelText('验收备注'), '外盒破损6901234567892{Enter}');
    await user.type(received, '6900000000000{Enter}');
    expect(dialog.getByRole('status').textContent).toBe('条码 6900000000000 不在这张退换单里');
    expect(received).toHaveProperty('value', '3');
    await user.click(dialog.getByRole('button', { name: '全部收到，都可再卖' }));
    await user.keyboard('6901234567892{Enter}');
    expect(dialog.getByRole('status').textContent).toBe('条码 6901234567892 的商品已收齐');
    expect(sent(returnCaseCalls.checkIn)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^验\s*收$/ }));

    const lines = [{ id: 1, received: 20, sellable: 20 }];
    await waitFor(() => expect(sent(returnCaseCalls.checkIn)).toEqual([{ id: 7, lines, note: '外盒破损' }]));
  });

  it('are not checked in while nothing is counted', async () => {
    const { user, sent } = show(caseInfo(), '/', [on(returnCaseCalls.checkIn, null)]);
    await user.click(await screen.findByRole('button', { name: '验收' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^验\s*收$/ }));
    expect(await dialog.findByText('请填写收到的件数，至少一件')).toBeTruthy();
    expect(sent(returnCaseCalls.checkIn)).toEqual([]);
  });

  it('are counted again from what was counted, until the case is closed', async () => {
    const { user, sent } = show(caseInfo({ ...came, proposed: 1000 }), '/?open=7', [on(returnCaseCalls.checkIn, null)]);
    const drawer = within(await screen.findByRole('article'));
    await user.click(drawer.getByRole('button', { name: '重新验收' }));
    const sellable = await screen.findByLabelText('可再卖几件：搪瓷杯 红,大');
    expect(screen.getByText('重新验收', { selector: '.ant-modal-title' })).toBeTruthy();
    expect(sellable).toHaveProperty('value', '1');
    await user.clear(sellable);
    await user.type(sellable, '2');
    await user.click(screen.getByRole('button', { name: /^验\s*收$/ }));

    const lines = [{ id: 1, received: 2, sellable: 2 }];
    await waitFor(() => expect(sent(returnCaseCalls.checkIn)).toEqual([{ id: 7, lines, note: '' }]));
  });

  it('are paid for what came, and never more than is left', async () => {
    const { user, sent } = show(caseInfo({ ...came, proposed: 1000 }), '/?open=7', [on(returnCaseCalls.refund, null)]);
    const drawer = within(await screen.findByRole('article'));
    expect(drawer.getByText('收到 2 件，可再卖 1 件')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: '退款' }));
    const amount = await screen.findByLabelText('退款金额');
    expect(amount).toHaveProperty('value', '');
    await user.type(amount, '13');
    const dialogs = await screen.findAllByRole('dialog');
    const dialog = within(dialogs.at(-1) ?? document.body);
    await user.click(dialog.getByRole('button', { name: '退款 ¥13.00' }));
    expect(await dialog.findByText('最多还可退 ¥12.00')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '8');
    await user.click(dialog.getByRole('button', { name: '退款 ¥8.00' }));

    await waitFor(() => expect(sent(returnCaseCalls.refund)).toMatchObject([{ id: 7, amount: 800 }]));
  });

  it('are exchanged by parcel or over the counter', async () => {
    const carriers = on(expressCalls.all, []);
    const where = on(orderCalls.info, orderInfo({ userAddress: '杭州市文三路 1 号' }));
    const answers = [carriers, where, on(returnCaseCalls.exchange, null)];
    const { user, sent } = show(caseInfo({ state: 'received', ...swapped }), '/', answers);
    expect(await screen.findByText('搪瓷杯 红,大 → 红,小 × 2')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '发出换货' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('杭州市文三路 1 号')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '发出换货' }));
    expect(await dialog.findByText('请填写快递单号')).toBeTruthy();
    await user.click(dialog.getByText('当面交付'));
    await user.click(dialog.getByRole('button', { name: '发出换货' }));

    await waitFor(() => expect(sent(returnCaseCalls.exchange)).toEqual([{ id: 7 }]));
  });

  it('are added by a scan until all are there', () => {
    const { lines } = caseRow();
    const [one, two] = [[{ id: 1, received: 1, sellable: 0 }], [{ id: 1, received: 2, sellable: 1 }]];
    expect(scanned(lines, one, '6901234567892')).toEqual(two);
    expect(scanned(lines, two, '6901234567892')).toBeUndefined();
    expect(scanned(lines, one, '')).toBeUndefined();
  });
});

const goods: ReturnableGoods = {
  lineId: 11,
  skuId: 21,
  productName: '搪瓷杯',
  sku: '红,大',
  image: '/mug.jpg',
  price: 600,
  left: 2,
  others: [
    { skuId: 21, sku: '红,大', stock: 5 },
    { skuId: 22, sku: '红,小', stock: 3 },
  ],
};

describe('an order that was sent', () => {
  const open = (caseState: string | null | undefined, cases: CaseInfo[] = []) =>
    renderScreen(<OrderList />, {
      at: '/order/index?open=SO202611200007',
      wire: [
        on(preferenceCalls.get, null),
        on(orderCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [orderRow({ ...sentOrder, caseState })] }),
        on(orderCalls.info, orderInfo({ ...sentOrder, caseState })),
        on(orderStepCalls.timeline, []),
        on(refundCalls.listRefunds, []),
        on(refundCalls.refundReasons, ['与描述不符']),
        on(returnCaseCalls.ofOrder, cases),
        on(returnCaseCalls.goods, [goods]),
        on(returnCaseCalls.addresses, [address]),
        on(returnCaseCalls.open, { id: 7, caseNo: 'TH1' }),
      ],
    });

  it('begins a case with the goods that are chosen', async () => {
    const { user, sent } = open(null);
    const detail = within(await screen.findByRole('article'));
    await user.click(await detail.findByRole('button', { name: '退换' }));
    await user.click(await screen.findByText('换货'));
    const pieces = await screen.findByLabelText('退换几件：搪瓷杯 红,大');
    await user.clear(pieces);
    await user.type(pieces, '1');
    await user.click(await screen.findByLabelText('换成：搪瓷杯 红,大'));
    await user.click(await screen.findByText('红,小（库存 3）'));
    await user.type(screen.getByLabelText('退换原因'), '尺寸不合适');
    await user.click(screen.getByRole('button', { name: '发起退换' }));

    await waitFor(() =>
      expect(sent(returnCaseCalls.open)).toMatchObject([
        {
          kind: 'exchange',
          reason: '尺寸不合适',
          lines: [{ lineId: 11, skuId: 21, quantity: 1, outSkuId: 22 }],
          returnTo: address,
        },
      ]),
    );
  });

  it('shows its open case on top with the way on, and every case below', async () => {
    open('waiting', [caseInfo({ backNumber: 'SF5001' }), caseInfo({ id: 6, state: 'refused', endReason: '已使用' })]);
    const banner = within(await screen.findByRole('region', { name: '退货退款 · 待退回' }));
    expect(banner.getByText('用户已寄出：SF5001')).toBeTruthy();
    expect(banner.getByRole('button', { name: '验收' })).toBeTruthy();
    const all = within(screen.getByRole('region', { name: '退换单' }));
    expect(all.getByText('已使用')).toBeTruthy();
    expect(screen.getByText('退换 · 待退回')).toBeTruthy();
  });

  it('of a server that knows no cases asks for none', async () => {
    const { sent } = open(undefined);
    const detail = within(await screen.findByRole('article'));
    await detail.findByText('商品信息');
    expect(detail.queryByRole('button', { name: '退换' })).toBeNull();
    expect(sent(returnCaseCalls.ofOrder)).toEqual([]);
  });
});

describe('the goods of a case', () => {
  it('are chosen by line and SKU, and leave with their last piece', () => {
    const one = withGoods([], goods, { quantity: 2 });
    expect(one).toEqual([{ lineId: 11, skuId: 21, quantity: 2 }]);
    expect(withGoods(one, goods, { outSkuId: 22 })).toEqual([{ lineId: 11, skuId: 21, quantity: 2, outSkuId: 22 }]);
    expect(withGoods(one, goods, { quantity: 0 })).toEqual([]);
  });
});
