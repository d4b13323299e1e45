import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { Recharge } from '#contract/finance/recharge-record.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import { rechargeBackCalls, rechargeCalls } from '#contract/finance/recharges.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { RechargeList } from './recharge-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const paid: Recharge = {
  id: 7,
  uid: 3,
  orderId: 'recharge00001',
  price: 10_000,
  givePrice: 1000,
  rechargeType: 'routine',
  paid: true,
  payTime: at,
  createTime: at,
  refundPrice: 2500,
  isRefunding: false,
  avatar: '',
  nickname: '王小明',
};
const pageOf = (...list: Recharge[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const figures = on(rechargeCalls.figures, {
  total: 910_000,
  routine: 0,
  weChat: 0,
  refund: 2500,
  other: 910_000,
  ways: { weixinh5: 900_000, balance: 10_000 },
});
const wire = [figures, on(savedViewCalls.list, []), on(rechargeCalls.list, pageOf(paid))];

describe('sums above the list of recharges', () => {
  it('are those of its period and its customer', async () => {
    const answers = [on(preferenceCalls.get, null), ...wire];
    const { sent } = renderScreen(<RechargeList />, { wire: answers, at: '/?dateLimit=today&uid=3&keywords=recharge1' });
    expect(await screen.findByText('¥9,100.00')).toBeTruthy();
    for (const text of ['微信H5支付', '¥9,000.00', '佣金转入'])
      expect(screen.getByText(text, { selector: '.sum-strip *' })).toBeTruthy();
    expect(screen.getByText('全部充值')).toBeTruthy();
    expect(sent(rechargeCalls.figures)).toEqual([{ dateLimit: 'today', uid: 3 }]);
  });
});

describe('the list of recharges', () => {
  itIsAList({
    screen: <RechargeList />,
    call: rechargeCalls.list,
    wire: [figures],
    some: pageOf(paid),
    row: '王小明',
    shows: ['¥100.00', '¥10.00', '¥9,100.00', '小程序'],
    none: pageOf(),
    empty: '还没有充值记录，用户充值后会出现在这里',
    filter: 'uid=3',
    search: ['订单号', 'keywords'],
    reader: { may: [rechargeCalls.list.permission], lacks: ['退款', '删除'] },
  });

  it('shows the time that its period is of beside that of the payment', async () => {
    const late = { ...paid, createTime: new Date('2026-11-19T15:59:00Z'), payTime: new Date('2026-11-19T16:01:00Z') };
    const answers = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), figures, on(rechargeCalls.list, pageOf(late))];
    renderScreen(<RechargeList />, { wire: answers });
    for (const head of ['下单时间', '支付时间']) expect(await screen.findByRole('columnheader', { name: head })).toBeTruthy();
    for (const time of ['11-19 23:59', '11-20 00:01']) expect(screen.getByText(time)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: '下单时间' })).toBeTruthy();
  });

  it('refunds nothing while a refund is under way', async () => {
    const busy = on(rechargeCalls.list, pageOf({ ...paid, isRefunding: true }));
    renderScreen(<RechargeList />, { wire: [on(preferenceCalls.get, null), on(savedViewCalls.list, []), figures, busy] });
    expect(await screen.findByText('退款中')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '退款' })).toBeNull();
  });
});

describe('a refund of a recharge that no provider pays', () => {
  const owed = { ...paid, isRefunding: true, isOwedByHand: true, owedAmount: 3000 };
  const answers = [on(preferenceCalls.get, null), on(savedViewCalls.list, []), figures, on(rechargeCalls.list, pageOf(owed))];

  it('waits for somebody to say that it was paid', async () => {
    const wire = [...answers, on(rechargeBackCalls.confirmPaidBack, null)];
    const { user, sent } = renderScreen(<RechargeList />, { wire });
    expect(await screen.findByText('待线下退款')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '确认已退款' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/请先把退款 ¥30.00 转账/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '确认已退款 ¥30.00' }));

    await waitFor(() => expect(sent(rechargeBackCalls.confirmPaidBack)).toEqual([{ id: 7 }]));
  });

  it('reads as a sentence also for those who see no amounts', async () => {
    const blind = on(rechargeCalls.list, pageOf({ ...owed, owedAmount: null }));
    const { user } = renderScreen(<RechargeList />, { wire: [...answers, blind] });
    await user.click(await screen.findByRole('button', { name: '确认已退款' }));

    expect(within(await screen.findByRole('dialog')).getByText(/请先把退款转账或当面付给用户/)).toBeTruthy();
  });

  it('or that it could not be, and why', async () => {
    const wire = [...answers, on(rechargeBackCalls.failPaidBack, null)];
    const { user, sent } = renderScreen(<RechargeList />, { wire });
    await user.click(await screen.findByRole('button', { name: /^更\s*多$/ }));
    await user.click(await screen.findByRole('button', { name: '没有退成' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('没有退成的原因'), '账号不对');
    await user.click(dialog.getByRole('button', { name: '没有退成' }));

    await waitFor(() => expect(sent(rechargeBackCalls.failPaidBack)).toEqual([{ id: 7, reason: '账号不对' }]));
  });
});

describe('the dialog that refunds a recharge', () => {
  it('begins on nothing, says what it did, and sends its key', async () => {
    const answers = [on(preferenceCalls.get, null), ...wire, on(rechargeCalls.refund, null)];
    const { user, sent, notes } = renderScreen(<RechargeList />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '退款' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/还能退 ¥75\.00/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /退\s?款/ }));
    for (const says of ['请选择退本金，还是连赠送一起退', '请填写退款金额']) expect(await dialog.findByText(says)).toBeTruthy();
    expect(sent(rechargeCalls.refund)).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: '本金+赠送' }));
    await user.type(dialog.getByRole('spinbutton'), '75');
    await user.click(await dialog.findByRole('button', { name: '退款 ¥75.00' }));

    await waitFor(() =>
      expect(sent(rechargeCalls.refund)).toMatchObject([{ id: 7, type: 2, amount: 7500, idempotencyKey: expect.any(String) }]),
    );
    const text = '退款 ¥75.00 已提交，已从余额扣回；这笔充值还能退 ¥0.00';
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ kind: 'success', text }));
  });

  it('is submitted to a second person above the limit of the role', async () => {
    const refused = on(rechargeCalls.refund, () => {
      throw rechargeRefusals.OVER_LIMIT({ limit: 5000 });
    });
    const answers = [on(preferenceCalls.get, null), ...wire, refused, on(rechargeCalls.proposeRefund, null)];
    const { user, sent } = renderScreen(<RechargeList />, { wire: answers });
    await user.click(await screen.findByRole('button', { name: '退款' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: '仅本金' }));
    await user.type(dialog.getByRole('spinbutton'), '60');
    await user.click(await dialog.findByRole('button', { name: '退款 ¥60.00' }));
    await user.click(await dialog.findByRole('button', { name: '提交复核，由另一人确认' }));

    await waitFor(() => expect(sent(rechargeCalls.proposeRefund)).toMatchObject([{ id: 7, amount: 6000 }]));
  });

  it('is not offered where a server cannot do it', async () => {
    const { isRefunding: _, ...plain } = paid;
    const answers = [on(preferenceCalls.get, null), figures, on(savedViewCalls.list, []), on(rechargeCalls.list, pageOf(plain))];
    renderScreen(<RechargeList />, { wire: answers, isWireOnly: true });

    await screen.findByText(plain.orderId);
    expect(screen.queryByRole('button', { name: '退款' })).toBeNull();
  });
});
