import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { type MoneyPicture as Picture, moneyPictureCalls } from '#contract/settlement/money-picture.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MoneyPicture } from './money-picture.tsx';

const picture: Picture = {
  from: '2026-11-20',
  until: '2026-11-20',
  flows: [
    { kind: 'weixin', amount: 86_150, count: 3 },
    { kind: 'transfer', amount: 20_000, count: 1 },
    { kind: 'settlement', amount: 50_000, count: 1 },
    { kind: 'fee', amount: 517, count: 1 },
  ],
  moneyIn: 106_150,
  moneyOut: 50_517,
  net: 55_633,
  days: [{ day: '2026-11-20', moneyIn: 106_150, moneyOut: 50_517, taken: 183_600 }],
  takings: {
    taken: 183_600,
    byBalance: 97_450,
    onCredit: 0,
    onAccount: 0,
    receivedBefore: 0,
    receivedAhead: 20_000,
    unexplained: 0,
    received: 106_150,
    refunded: 1000,
    refundedToBalance: 0,
    refundedToCredit: 0,
  },
  balances: {
    opening: 200_000,
    moves: [{ kind: 'pay_order', amount: -97_450 }],
    closing: 102_550,
    checkedDay: '2026-11-20',
    held: 102_550,
    unexplained: 0,
  },
  shops: { opening: 80_000, settled: 0, paid: 50_000, closing: 30_000, open: 7000 },
  bills: { days: 1, waiting: 0, open: 0, paidGap: 0, backGap: 0 },
  differing: 0,
};
const show = (answer: Picture | (() => Picture)) =>
  renderScreen(<MoneyPicture tabs={null} />, { wire: [on(moneyPictureCalls.picture, answer)] });
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the picture of the money', () => {
  it('leads from takings to what was received, and to the rows behind each figure', async () => {
    const { container } = show(picture);
    await screen.findByText('没有差异：各项收支、余额和账单都对得上');
    expect(rowsOf('营业额怎样变成收款')).toEqual([
      '营业额¥1,836.00',
      '其中余额付款−¥974.50',
      '未付清订单的分次款+¥200.00',
      '订单收款¥1,061.50',
      '退款−¥10.00',
    ]);
    expect(rowsOf('应付店铺')).toEqual([
      '期初应付¥800.00',
      '本期结算¥0.00',
      '本期已付−¥500.00',
      '期末应付¥300.00',
      '另有待确认的结算单¥70.00',
    ]);
    expect(screen.getByRole('link', { name: '转账收款' }).getAttribute('href')).toBe(
      '/cashier/receive?status=1&dateLimit=2026-11-20%2C2026-11-20&bizType=1&method=transfer',
    );
    expect(screen.getByRole('link', { name: '微信支付收款' }).getAttribute('href')).toBe(
      '/order/index?dateLimit=2026-11-20%2C2026-11-20&timeOf=pay&payType=weixin',
    );
    expect(screen.getByRole('link', { name: '渠道手续费' }).getAttribute('href')).toBe(
      '/financial/reconciliation?tab=bills&dateLimit=2026-11-20%2C2026-11-20',
    );
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('names what does not agree, with where to look', async () => {
    show({ ...picture, differing: 2, bills: { ...picture.bills, open: 1, paidGap: -3800 } });
    const list = within(await screen.findByRole('region', { name: '核对结果' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '单据与流水有 2 处不一致',
      '渠道账单有 1 笔差异待处理，账单收款比本系统少 ¥38.00，退款不多不少',
    ]);
  });

  it('says once why it cannot be read', async () => {
    show(() => {
      throw new Refusal('money_period.TOO_LONG', 400, '一次最多看 93 天，请缩短时间，或分几次看');
    });
    expect(await screen.findAllByText('一次最多看 93 天，请缩短时间，或分几次看')).toHaveLength(1);
  });
});
