import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { BulkRun } from '#contract/bulk-run.ts';
import type { Answer } from '#contract/call.ts';
import {
  type Settlement,
  type SettlementInfo,
  type SettlementLine,
  objectionStates,
  settlementStates,
} from '#contract/settlement/settlement-record.ts';
import { type ProposedBills, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SettlementList } from './settlement-list.tsx';

const bill: Settlement = {
  id: 7,
  settlementNo: 'JS00000007',
  shopId: 3,
  shopName: '云上茶行',
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
  orderCount: 12,
  orderAmount: 123_400,
  freightAmount: 3400,
  platformAmount: 0,
  refundAmount: 2000,
  commissionRate: 500,
  commissionAmount: 5900,
  adjustAmount: -500,
  carriedAmount: 0,
  payableAmount: 115_000,
  status: settlementStates.open,
  isAtWork: false,
  objectionState: objectionStates.none,
  paymentNo: '',
  paymentRemark: '',
  carriedTo: '',
  createTime: new Date('2026-11-08T02:00:00Z'),
  confirmTime: null,
  payTime: null,
};
const info: SettlementInfo = {
  ...bill,
  objection: '',
  objectedBy: '',
  objectTime: null,
  answer: '',
  answeredBy: '',
  answerTime: null,
  confirmedBy: '',
  voidReason: '',
};
const line: SettlementLine = {
  id: 1,
  kind: 1,
  orderNo: 'order42',
  receivedTime: new Date('2026-10-05T02:00:00Z'),
  payPrice: 10_000,
  freight: 0,
  platform: 0,
  refundPrice: 0,
  commissionRate: 500,
  commission: 500,
  net: 9500,
  reason: '',
  adminName: '',
  createTime: new Date('2026-11-08T02:00:00Z'),
};
const adjusted = {
  ...line,
  id: 2,
  kind: 3,
  orderNo: '',
  payPrice: 0,
  commission: 0,
  net: -500,
  reason: '赔运费',
  adminName: '王会计',
};
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const shops = on(settlementCalls.shops, [
  { id: 3, name: '云上茶行' },
  { id: 4, name: '山里人家' },
]);
const counts = on(settlementCalls.counts, { all: 31, open: 1, confirmed: 0, paid: 30, void: 0 });
const proposed: ProposedBills = {
  shopCount: 1,
  orderCount: 12,
  orderAmount: 123_400,
  freightAmount: 3400,
  platformAmount: 0,
  refundAmount: 2000,
  commissionAmount: 5900,
  carriedAmount: 0,
  payableAmount: 115_500,
  list: [
    {
      shopId: 3,
      shopName: '云上茶行',
      commissionRate: 500,
      orderCount: 12,
      orderAmount: 123_400,
      freightAmount: 3400,
      platformAmount: 0,
      refundAmount: 2000,
      commissionAmount: 5900,
      carriedAmount: 0,
      payableAmount: 115_500,
    },
  ],
};
const previewRun: BulkRun = {
  id: 5,
  label: '预览结算单 10.01–10.31',
  state: 'done',
  matched: 51,
  changed: 51,
  unchanged: 0,
  refused: 0,
  jobId: 6,
  changeId: null,
  undone: false,
  takenBack: 0,
  createTime: new Date('2026-11-08T02:00:00Z'),
};
const show = (found: SettlementInfo, at = '/', previewed: Partial<Answer<typeof settlementRunCalls.preview>> = {}) =>
  renderScreen(<SettlementList />, {
    at,
    wire: [
      on(preferenceCalls.get, null),
      on(savedViewCalls.list, []),
      shops,
      on(settlementCalls.list, pageOf<Settlement>(found)),
      counts,
      on(settlementCalls.info, found),
      on(settlementCalls.lines, pageOf(line, adjusted)),
      on(settlementCalls.confirm, null),
      on(settlementRunCalls.propose, { periodStart: '2026-10-01', periodEnd: '2026-10-31', delayDays: 7 }),
      on(settlementRunCalls.preview, { received: 12, bills: proposed, ...previewed }),
      on(settlementRunCalls.previewMany, { runId: 5, jobId: 6 }),
      on(settlementRunCalls.previewed, { run: previewRun, bills: proposed }),
      on(settlementRunCalls.generate, { created: 1, runId: 9, jobId: null }),
    ],
  });

describe('the list of bills', () => {
  itIsAList({
    screen: <SettlementList />,
    call: settlementCalls.list,
    wire: [shops, counts],
    some: pageOf(bill),
    row: 'JS00000007',
    shows: ['云上茶行', '10.01–10.31', '¥1,234.00', '¥1,150.00'],
    none: pageOf<Settlement>(),
    empty: '还没有结算单。选好周期，先看每家店铺应结多少，再一次生成',
    filter: 'shopId=3',
    search: ['结算单号或店铺名称', 'keywords'],
    reader: { may: [settlementCalls.list.permission], lacks: ['生成结算单', '确认', '导出'] },
  });

  it('confirms a bill as it was read, and asks before', async () => {
    const { user, sent } = show(info);
    await user.click(await screen.findByRole('button', { name: '确认' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(/应结 ¥1,150.00？确认后不能再调整/)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: '确认' }));
    expect(sent(settlementCalls.confirm)).toEqual([{ id: 7, payableAmount: 115_000 }]);
  });

  it.each([
    [{ objectionState: objectionStates.objected }, '有异议', ['答复异议'], ['确认']],
    [{ isAtWork: true }, '生成中', [], ['确认', '调整']],
    [{ status: settlementStates.confirmed, payableAmount: -500 }, '待结转', ['作废'], ['调整']],
    [{ status: settlementStates.confirmed, payableAmount: -500, carriedTo: 'JS00000009' }, '已结转', [], ['作废']],
  ])('offers what can be done next: %o', async (standing, word, offered, kept) => {
    const { user } = show({ ...info, ...standing });
    expect(await screen.findByText(word)).toBeTruthy();
    const more = screen.queryByRole('button', { name: /更多/ });
    if (more) await user.click(more);
    for (const name of offered) expect(await screen.findByText(name)).toBeTruthy();
    for (const name of kept) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a bill', () => {
  it('tells how its sum comes about, and leads from each line to its order', async () => {
    show({ ...info, objectionState: objectionStates.answered, objection: '少一单', answer: '未满 7 天' }, '/?open=7');
    const drawer = within(await screen.findByRole('dialog'));
    const sums = within(await drawer.findByRole('table', { name: '应结的由来' }));
    expect(sums.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '订单金额含运费 ¥34.00+¥1,234.00',
      '退款−¥20.00',
      '佣金−¥59.00',
      '调整−¥5.00',
      '上期结转¥0.00',
      '应结¥1,150.00',
    ]);
    expect((await drawer.findByRole('link', { name: 'order42' })).getAttribute('href')).toBe('/order/index?open=order42');
    expect(drawer.getByText('赔运费 · 王会计')).toBeTruthy();
    expect(drawer.getByText(/平台答复：未满 7 天/)).toBeTruthy();
  });
});

describe('a bill with discounts that the platform bears', () => {
  it('explains them in its sum, and tells them line by line', async () => {
    show({ ...info, platformAmount: 1500 }, '/?open=7');
    const drawer = within(await screen.findByRole('dialog'));
    const sums = within(await drawer.findByRole('table', { name: '应结的由来' }));
    expect(sums.getAllByRole('row')[1]?.textContent).toBe('平台承担平台承担的优惠，补给店铺；退款时按比例收回+¥15.00');
    expect(await drawer.findByRole('columnheader', { name: /平台承担/ })).toBeTruthy();
  });
});

describe('the dialog that makes bills', () => {
  it('proposes the period of the cycle, shows what will come of it, and makes that', async () => {
    const { user, sent, notes } = show(info);
    await user.click(await screen.findByRole('button', { name: '生成结算单' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('将生成 1 张结算单')).toBeTruthy();
    expect(sent(settlementRunCalls.preview)).toEqual([{ periodStart: '2026-10-01', periodEnd: '2026-10-31', settleCycle: 3 }]);

    await user.click(dialog.getByRole('button', { name: '生成 1 张' }));

    expect(sent(settlementRunCalls.generate)).toEqual([
      { periodStart: '2026-10-01', periodEnd: '2026-10-31', settleCycle: 3, payableAmount: 115_500 },
    ]);
    expect(notes.map(({ text }) => text)).toContain('已生成 1 张结算单');
  });
  it('has a job read a large period, and tells what that came to', async () => {
    const { user, sent } = show(info, '/', { received: 1_000_000, bills: null });
    await user.click(await screen.findByRole('button', { name: '生成结算单' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/这个周期签收了 1,000,000 笔订单/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: '生成' })).toHaveProperty('disabled', false);

    await user.click(dialog.getByRole('button', { name: '开始预览' }));

    expect(await dialog.findByText('将生成 1 张结算单')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '生成 1 张' }));
    expect(sent(settlementRunCalls.generate)).toMatchObject([{ payableAmount: 115_500 }]);
  });
});
