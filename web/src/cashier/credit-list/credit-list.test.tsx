import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import type { CreditAccount, CreditDebt } from '#contract/cashier/credit-record.ts';
import { RecordDialog } from '#web/ui/index.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { shared } from './credit-acts.tsx';
import { CreditFields } from './credit-fields.tsx';
import { CreditList } from './credit-list.tsx';
import { DebtList } from './debt-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const draft = {
  uid: 5,
  company: '武昌车务段',
  contact: '李段长',
  phone: '027-51123456',
  creditLimit: 5_000_000,
  termDays: 30,
  remark: '',
};
const ages = { current: 860_000, d30: 1_280_000, d60: 0, d90: 0, more: 0 };
const account: CreditAccount = {
  ...draft,
  ...ages,
  id: 7,
  creditNo: 'SZ2026112000007',
  nickname: '小李',
  status: true,
  owed: 2_140_000,
  surplus: 0,
  free: 2_860_000,
  overdue: 1_280_000,
  firstDue: '2026-11-10',
  createTime: at,
  updateTime: at,
};
const debt: CreditDebt = {
  id: 3,
  creditId: 7,
  creditNo: account.creditNo,
  company: account.company,
  orderNo: 'order1',
  says: '',
  amount: 1_280_000,
  left: 1_280_000,
  dueDay: '2026-11-10',
  overdueDays: 10,
  createTime: at,
};
const wire = [
  on(creditCalls.list, pageOf(account)),
  on(creditCalls.sums, { accounts: 1, owed: 2_140_000, overdue: 1_280_000, surplus: 0, ...ages }),
  on(creditCalls.debts, pageOf(debt)),
  on(creditCalls.adjust, null),
  on(cashReceiptCalls.save, null),
];

describe('the list of credit accounts', () => {
  itIsAList({
    isInBrowser: true,
    screen: <CreditList />,
    call: creditCalls.list,
    wire,
    some: pageOf(account),
    row: '武昌车务段',
    shows: ['¥28,600.00', '¥12,800.00'],
    none: pageOf<CreditAccount>(),
    empty: /^还没有赊账客户/,
    filter: 'age=d30',
    search: ['单位、联系人或用户', 'keywords'],
    reader: { may: [creditCalls.list.permission], lacks: ['还款', '调整', '编辑', '开赊账户'] },
  });
  itIsADialog({
    isInBrowser: true,
    screen: (
      <>
        <RecordDialog {...shared} record={account}>
          <CreditFields />
        </RecordDialog>
        <CreditList />
      </>
    ),
    wire,
    at: '/?keywords=武',
    call: creditCalls.update,
    field: '单位名称',
    value: '武昌车务段',
    wrong: ['', '请输入单位名称'],
    blank: ['开赊账户', '请输入单位名称'],
    sends: { ...draft, id: 7, company: '另一个' },
  });

  it('leads from each age to its debts', async () => {
    renderScreen(<CreditList />, { wire });
    const bars = within(await screen.findByRole('list', { name: '账龄' }));
    expect(bars.getByRole('link', { name: /逾期 1-30 天.+12,800/ }).getAttribute('href')).toContain('age=d30');
    const row = await screen.findAllByRole('link', { name: '¥12,800.00' });
    expect(row[0]?.getAttribute('href')).toContain('creditId=7');
  });

  it('writes down a repayment of the chosen debts, cut to the money that came', async () => {
    const { user, sent } = renderScreen(<CreditList />, { wire });
    await user.click(await screen.findByRole('button', { name: '还款' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name: '还哪几笔' }));
    await user.click(await screen.findByTitle(/order1.+¥12,800\.00/));
    const sum = dialog.getByLabelText('金额');
    await user.clear(sum);
    await user.type(sum, '5000');
    await user.click(dialog.getByText('转账'));
    expect(dialog.queryByText('单位挂账')).toBeNull();
    await user.click(dialog.getByRole('button', { name: '登记还款 ¥5,000.00' }));
    await waitFor(() =>
      expect(sent(cashReceiptCalls.save)).toMatchObject([
        { bizType: 4, creditId: 7, amount: 500_000, debts: [{ debtId: 3, amount: 500_000 }], payer: '武昌车务段' },
      ]),
    );
  });

  it('submits a correction to a second person', async () => {
    const { user, sent } = renderScreen(<CreditList />, { wire });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '调整' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('调整金额'), '-96');
    await user.type(dialog.getByLabelText('调整原因'), '坏账核销');
    await user.click(dialog.getByRole('button', { name: '提交复核' }));
    await waitFor(() => expect(sent(creditCalls.adjust)).toEqual([{ id: 7, amount: -9600, reason: '坏账核销' }]));
  });
});

describe('the list of debts', () => {
  itIsAList({
    isInBrowser: true,
    screen: <DebtList />,
    call: creditCalls.debts,
    wire,
    some: pageOf(debt),
    row: 'order1',
    shows: ['武昌车务段', '10 天'],
    none: pageOf<CreditDebt>(),
    empty: '没有欠款',
    filter: 'age=d30',
    search: ['订单号', 'keywords'],
  });
});
