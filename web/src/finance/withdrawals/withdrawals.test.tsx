import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import type { Withdrawal } from '#contract/finance/withdrawal-record.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { renderScreen } from '../../../test/render-screen.tsx';
import { EditButton } from './edit-button.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const waiting: Withdrawal = {
  id: 7,
  uid: 3,
  realName: '李四',
  extractType: 'bank',
  bankCode: '622*********2233',
  bankAddress: '',
  alipayCode: '',
  extractPrice: 1250,
  mark: '',
  balance: 3750,
  failMsg: null,
  status: 0,
  wechat: '',
  createTime: at,
  updateTime: at,
  failTime: null,
  bankName: '工商银行',
  qrcodeUrl: '',
  payoutNo: '',
  auditorName: '',
  isCorrected: false,
  accountCheck: '',
  nickName: '分销员小李',
};
const pageOf = (...list: Withdrawal[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const figures = on(withdrawalCalls.figures, { withdrawn: 2000, unDrawn: 500_000, commissionTotal: 502_000, toBeWithdrawn: 1250 });
const wire = [figures, on(savedViewCalls.list, []), on(withdrawalCalls.list, pageOf(waiting))];

describe('the list of withdrawals', () => {
  itIsAList({
    screen: <WithdrawalList />,
    call: withdrawalCalls.list,
    wire: [figures],
    some: pageOf(waiting),
    row: '分销员小李（3）',
    shows: ['李四 · 工商银行', '622*********2233', '待审核', '¥5,000.00'],
    none: pageOf(),
    empty: '还没有提现申请，分销员申请后会出现在这里',
    filter: 'status=1',
    search: ['关键字', 'keywords'],
    reader: { may: [withdrawalCalls.list.permission], lacks: ['通过', '拒绝', '编辑'] },
  });

  it('shows the whole account to those who ask for it', async () => {
    const reveal = on(withdrawalCalls.reveal, { bankCode: '6222020200112233', alipayCode: '', wechat: '' });
    const { user, sent } = renderScreen(<WithdrawalList />, { wire: [on(preferenceCalls.get, null), ...wire, reveal] });
    await user.click(await screen.findByRole('button', { name: '显示号码' }));

    expect(await screen.findByText('6222020200112233')).toBeTruthy();
    expect(sent(withdrawalCalls.reveal)).toEqual([{ id: 7 }]);
  });

  it('sums up the period that its filter names', async () => {
    const { sent } = renderScreen(<WithdrawalList />, {
      wire: [on(preferenceCalls.get, null), ...wire],
      at: '/?dateLimit=today',
    });
    expect(await screen.findByText('¥5,020.00')).toBeTruthy();
    expect(sent(withdrawalCalls.figures)).toEqual([{ dateLimit: 'today' }]);
  });

  it('offers nothing to decide once it is decided', async () => {
    const paid = on(withdrawalCalls.list, pageOf({ ...waiting, status: 1 }));
    renderScreen(<WithdrawalList />, { wire: [on(preferenceCalls.get, null), on(savedViewCalls.list, []), figures, paid] });
    await screen.findByText('分销员小李（3）');
    for (const name of ['通过', '拒绝', '编辑']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the dialog that mends an account', () => {
  it('sends way and amount along, which other servers want though they stay', async () => {
    const answers = [on(preferenceCalls.get, null), ...wire, on(withdrawalCalls.update, null)];
    const { user, sent } = renderScreen(<WithdrawalList />, { wire: answers, isWireOnly: true });
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('姓名'), '光');
    await user.click(dialog.getByRole('button', { name: '保存' }));

    await waitFor(() =>
      expect(sent(withdrawalCalls.update)).toMatchObject([{ realName: '李四光', extractType: 'bank', extractPrice: 1250 }]),
    );
  });
});

describe('the dialog that refuses a withdrawal', () => {
  itIsADialog({
    screen: <WithdrawalList />,
    wire,
    at: '/?status=0',
    opener: '拒绝',
    call: withdrawalCalls.decide,
    save: /^拒绝，退回 ¥12\.50$/,
    field: '拒绝原因',
    value: '输入信息不完整或有误!',
    wrong: ['', '请输入原因'],
    sends: { id: 7, status: -1, backMessage: '另一个' },
  });
});

describe('the dialog that corrects an account', () => {
  itIsADialog({
    screen: <EditButton withdrawal={waiting} />,
    wire: [],
    at: '/?status=0',
    call: withdrawalCalls.update,
    field: '姓名',
    value: '李四',
    wrong: ['', '请输入姓名'],
  });
});

describe('the dialog that says a withdrawal was paid', () => {
  it('names the amount to pay outside and where to, and sends the number of the payment', async () => {
    const { user, sent, notes } = renderScreen(<WithdrawalList />, {
      wire: [on(preferenceCalls.get, null), ...wire, on(withdrawalCalls.decide, null)],
    });
    await user.click(await screen.findByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const known of [/^请先线下打款 ¥12\.50/, '银行卡账号', '李四 · 工商银行', '622*********2233'])
      expect(dialog.getByText(known)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^通过 ¥/ }));
    expect(await dialog.findByText('请填写付款流水号')).toBeTruthy();
    expect(sent(withdrawalCalls.decide)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: '付款流水号' }), 'BANK-1');
    await user.click(dialog.getByRole('button', { name: /^通过 ¥/ }));
    await waitFor(() => expect(sent(withdrawalCalls.decide)).toEqual([{ id: 7, status: 1, payoutNo: 'BANK-1' }]));
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ text: `已打款 ¥12.50 给 ${waiting.nickName}` }));
  });
});

describe('withdrawals that are passed together', () => {
  const other = { ...waiting, id: 8, nickName: '分销员小王', extractPrice: 2000 };
  const changed = { ...waiting, id: 9, nickName: '分销员小赵', isCorrected: true };
  const all = [waiting, other, changed];
  const paidIds = new Set<number>();
  const rows = on(withdrawalCalls.list, ({ id }) =>
    pageOf(
      ...all
        .filter((each) => id === undefined || each.id === id)
        .map((each) => ({ ...each, status: paidIds.has(each.id) ? 1 : 0 })),
    ),
  );

  async function choose(decide: Answering) {
    paidIds.clear();
    const view = renderScreen(<WithdrawalList />, { wire: [on(preferenceCalls.get, null), ...wire, rows, decide] });
    await view.user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
    await view.user.click(screen.getByRole('button', { name: '通过 3 笔' }));
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.click(await dialog.findByLabelText('分销员小李的付款流水号'));
    return { ...view, dialog };
  }

  it('keep each number on the row that it was copied beside, and say what found no row', async () => {
    const { user, notes, dialog } = await choose(on(withdrawalCalls.decide, null));
    await user.paste('\r\nBANK-2\r\nBANK-3\r\n');

    expect(dialog.getByLabelText('分销员小李的付款流水号')).toHaveProperty('value', '');
    expect(dialog.getByLabelText('分销员小王的付款流水号')).toHaveProperty('value', 'BANK-2');
    expect(notes.at(-1)).toMatchObject({ kind: 'warning', text: '表格只有 2 行，多出的 1 行没有粘贴' });
  });

  it('lead to the dialog of one where a number is on another withdrawal, and are not counted as decided before', async () => {
    const decide = on(withdrawalCalls.decide, ({ id, payoutNo = '' }) => {
      if (id === 8) throw withdrawalRefusals.PAYOUT_USED({ payoutNo, of: '分销员小钱（5）的提现 3 ' });
      paidIds.add(id);
      return null;
    });
    const { user, dialog } = await choose(decide);
    await user.paste('BANK-1\nBANK-2');
    await user.click(dialog.getByRole('button', { name: '通过 2 笔 ¥32.50' }));

    expect(await dialog.findByText(/分销员小钱（5）的提现 3 .*确是同一笔付款的，请单独通过并注明$/)).toBeTruthy();
    await waitFor(() => expect(dialog.queryByLabelText('分销员小李的付款流水号')).toBeNull());
    expect(dialog.getByText(/^1 笔不在下面：已经处理过，或改过收款账号/)).toBeTruthy();
  });

  it('take a pasted column of numbers, and those that are refused stay with the reason', async () => {
    const decide = on(withdrawalCalls.decide, ({ id }) => {
      if (id === 8) throw withdrawalRefusals.DECIDED();
      return null;
    });
    const rows = on(withdrawalCalls.list, ({ id }) => pageOf(...all.filter((each) => id === undefined || each.id === id)));
    const { user, sent, notes } = renderScreen(<WithdrawalList />, {
      wire: [on(preferenceCalls.get, null), ...wire, rows, decide],
    });
    await user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
    await user.click(screen.getByRole('button', { name: '通过 3 笔' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^1 笔不在下面：已经处理过，或改过收款账号/)).toBeTruthy();
    await user.click(dialog.getByLabelText('分销员小李的付款流水号'));
    await user.paste('BANK-1\nBANK-2');
    await user.click(dialog.getByRole('button', { name: '通过 2 笔 ¥32.50' }));

    expect(await dialog.findByText('提现申请已处理过')).toBeTruthy();
    expect(sent(withdrawalCalls.decide)).toEqual([
      { id: 7, status: 1, payoutNo: 'BANK-1' },
      { id: 8, status: 1, payoutNo: 'BANK-2' },
    ]);
    expect(notes.at(-1)).toMatchObject({ text: '已打款 1 笔，共 ¥12.50' });
  });
});

describe('a number of a payment that is on another withdrawal', () => {
  it('is asked about before the withdrawal is passed, and about each number anew', async () => {
    const other = { id: 5, uid: 4, nickName: '分销员小王', extractPrice: 2000, auditTime: at };
    const same = on(withdrawalCalls.samePayout, ({ payoutNo }) => (payoutNo === 'BANK-2' ? [other] : []));
    const { user, sent } = renderScreen(<WithdrawalList />, {
      wire: [on(preferenceCalls.get, null), ...wire, same, on(withdrawalCalls.decide, null)],
    });
    await user.click(await screen.findByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog'));
    const number = dialog.getByRole('textbox', { name: '付款流水号' });
    const pass = () => user.click(dialog.getByRole('button', { name: /^通过 ¥/ }));
    await user.type(number, 'BANK-2');
    expect(await dialog.findByText(/分销员小王（4）的提现 5，¥20\.00/)).toBeTruthy();
    await pass();
    expect(await dialog.findByText('请核对流水号；确是同一笔付款的，打开这里再通过')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('switch')));
    await user.click(dialog.getByRole('switch'));
    await user.type(number, '1');
    await waitFor(() => expect(dialog.queryByRole('switch')).toBeNull());
    await user.type(number, '{Backspace}');
    expect((await dialog.findByRole('switch')).getAttribute('aria-checked')).toBe('false');
    expect(sent(withdrawalCalls.decide)).toEqual([]);

    await user.click(dialog.getByRole('switch'));
    await pass();

    await waitFor(() =>
      expect(sent(withdrawalCalls.decide)).toEqual([{ id: 7, status: 1, payoutNo: 'BANK-2', sharesPayout: true }]),
    );
  });
});

describe('the account in the dialog that says a withdrawal was paid', () => {
  it('is shown and copied without leaving the field that is typed into', async () => {
    const reveal = on(withdrawalCalls.reveal, { bankCode: '6222020200112233', alipayCode: '', wechat: '' });
    const { user } = renderScreen(<WithdrawalList />, { wire: [on(preferenceCalls.get, null), ...wire, reveal] });
    await user.click(await screen.findByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('textbox', { name: '付款流水号' }));
    await user.click(dialog.getByRole('button', { name: '显示号码' }));
    await user.click(await dialog.findByText('6222020200112233'));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: '付款流水号' }));
    expect(dialog.queryByText('请填写付款流水号')).toBeNull();
  });
});

describe('the dialog that says a withdrawal was paid to an account that staff changed', () => {
  it('asks how it was checked', async () => {
    const changed = on(withdrawalCalls.list, pageOf({ ...waiting, isCorrected: true }));
    const { user, sent } = renderScreen(<WithdrawalList />, {
      wire: [on(preferenceCalls.get, null), figures, on(savedViewCalls.list, []), changed, on(withdrawalCalls.decide, null)],
    });
    expect(await screen.findByText('账号改过')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '通过' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: '付款流水号' }), 'BANK-1');
    await user.click(dialog.getByRole('button', { name: /^通过 ¥/ }));
    expect(await dialog.findByText('请写明怎样核对了收款账号')).toBeTruthy();
    await user.type(dialog.getByLabelText('账号核对'), '电话核对');
    await user.click(dialog.getByRole('button', { name: /^通过 ¥/ }));
    await waitFor(() => expect(sent(withdrawalCalls.decide)).toMatchObject([{ id: 7, status: 1, accountCheck: '电话核对' }]));
  });
});

describe('the account of a withdrawal', () => {
  it.each([
    ['weixin', '微信号', true],
    ['bank', '银行卡号', false],
  ])('of %s asks for what belongs to it', async (extractType, label, hasCode) => {
    const { user } = renderScreen(<EditButton withdrawal={{ ...waiting, extractType }} />, {
      wire: [],
    });
    await user.click(screen.getByRole('button', { name: '编辑' }));

    expect(await screen.findByLabelText(label)).toBeTruthy();
    expect(screen.queryByText('收款码') !== null).toBe(hasCode);
  });
});
