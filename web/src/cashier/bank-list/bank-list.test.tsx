import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type BankAccount, bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { type BankDocument, type BankLine, type BankLineInfo, bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { Refusal } from '#contract/refusal.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { BankList } from './bank-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const line = (change: Partial<BankLine> = {}): BankLine => ({
  id: 7,
  accountId: 1,
  accountName: '建行基本户',
  bank: 'ccb',
  statementId: 3,
  bookedAt: at,
  direction: 1,
  amount: 12_300,
  balance: 99_900,
  name: '武昌车务段',
  account: '170*******0001',
  serial: 'CCB-7',
  summary: '电子汇入',
  remark: '货款',
  status: bankLineStates.waiting,
  documents: [],
  way: null,
  reason: '',
  handler: '',
  handleTime: null,
  ...change,
});
const document = (change: Partial<BankDocument> = {}): BankDocument => ({
  receiptId: 11,
  paymentId: null,
  number: 'SK11',
  bizNo: 'order42',
  name: '武昌车务段',
  amount: 12_300,
  at,
  receiptState: 0,
  paymentState: null,
  isNumber: false,
  isName: true,
  isAmount: true,
  ...change,
});
const info = (change: Partial<BankLineInfo> = {}): BankLineInfo => ({
  ...line(),
  fileName: '建行.csv',
  row: 5,
  matched: [],
  beside: [],
  candidates: [document(), document({ receiptId: 12, number: 'SK12', amount: 5000, isAmount: false })],
  ...change,
});
const account: BankAccount = { id: 1, name: '建行基本户', bank: 'ccb', number: '420****1234', columns: [], isClosed: false };
const sums = [
  { status: 0, direction: 1, count: 2, amount: 24_600 },
  { status: 1, direction: 2, count: 1, amount: 5000 },
];
const wireOf = (row: BankLine, found: BankLineInfo = info()) => [
  on(bankLineCalls.list, pageOf(row)),
  on(bankLineCalls.sums, sums),
  on(bankLineCalls.info, found),
  on(bankAccountCalls.list, [account]),
  on(bankLineCalls.match, null),
  on(bankLineCalls.ignore, { count: 1 }),
  on(bankLineCalls.receive, null),
  on(bankLineCalls.pay, null),
  on(bankLineCalls.unmatch, null),
  on(cashReceiptCalls.confirm, null),
];
const openDetail = async (row: BankLine, found: BankLineInfo) => {
  const view = renderScreen(<BankList />, { wire: wireOf(row, found), at: '/?open=7' });
  return { ...view, drawer: within(await screen.findByRole('dialog')) };
};

describe('the list of movements', () => {
  itIsAList({
    isInBrowser: true,
    screen: <BankList />,
    call: bankLineCalls.list,
    wire: wireOf(line()),
    some: pageOf(line()),
    row: '武昌车务段',
    shows: ['+¥123.00', '建行基本户', '货款'],
    none: pageOf<BankLine>(),
    empty: /^还没有银行流水/,
    filter: 'direction=2',
    search: ['户名、流水号或附言', 'keywords'],
    reader: { may: [bankLineCalls.list.permission], lacks: ['导入对账单', '银行账户', '忽略', '导出'] },
  });

  it('counts its states and sums what came in and what waits', async () => {
    renderScreen(<BankList />, { wire: wireOf(line()) });
    expect(await screen.findByRole('tab', { name: /待处理.*2/ })).toBeTruthy();
    expect(await screen.findByText('¥50.00（1 笔）')).toBeTruthy();
  });

  it.each([
    [line(), ['忽略'], ['取消对应', '放回待处理']],
    [line({ status: bankLineStates.matched, documents: ['SK11'] }), ['取消对应'], ['忽略']],
    [line({ status: bankLineStates.ignored, reason: '手续费' }), ['放回待处理'], ['忽略', '取消对应']],
  ])('offers what may be done with it', async (row, offered, lacks) => {
    renderScreen(<BankList />, { wire: wireOf(row) });
    for (const name of offered) expect(await screen.findByRole('button', { name })).toBeTruthy();
    for (const name of lacks) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('an account', () => {
  it('is looked through to its end for documents that came later', async () => {
    const answers = [
      { matched: 2, left: 701, next: 40 },
      { matched: 1, left: 700, next: null },
    ];
    const { user, sent } = renderScreen(<BankList />, {
      at: '/?accountId=1',
      wire: [...wireOf(line()), on(bankLineCalls.again, () => answers.shift() ?? { matched: 0, left: 0, next: null })],
    });
    await user.click(await screen.findByRole('button', { name: '重新查找' }));
    await waitFor(() => expect(sent(bankLineCalls.again)).toEqual([{ accountId: 1 }, { accountId: 1, after: 40 }]));
    expect(answers).toEqual([]);
  });

  it('is what a task leads to by its name', async () => {
    const { sent } = renderScreen(<BankList />, { at: '/?status=0&account=建行基本户', wire: wireOf(line()) });
    await screen.findByText('武昌车务段');
    expect(sent(bankLineCalls.list)).toEqual([expect.objectContaining({ status: 0, accountId: 1 })]);
  });

  it('is left out where accounts cannot be read, and all movements are listed', async () => {
    const closed = on(bankAccountCalls.list, () => {
      throw new Refusal('x', 500, '系统异常');
    });
    renderScreen(<BankList />, { at: '/?account=建行基本户', wire: [...wireOf(line()), closed] });
    expect(await screen.findByText('武昌车务段')).toBeTruthy();
  });
});

describe('a movement', () => {
  it('is matched to receipts whose sum is its own', async () => {
    const { user, sent, drawer } = await openDetail(line(), info());
    const other = await drawer.findByRole('checkbox', { name: '选择 SK12' });
    await user.click(other);
    expect(drawer.getByRole('button', { name: '对应这张收款单' }).hasAttribute('disabled')).toBe(true);
    await user.click(other);
    await user.click(drawer.getByRole('checkbox', { name: '选择 SK11' }));
    await user.click(drawer.getByRole('button', { name: '对应这张收款单' }));
    await waitFor(() => expect(sent(bankLineCalls.match)).toEqual([{ lineIds: [7], receiptIds: [11], paymentIds: [] }]));
  });

  it('registers an approved payment of its amount', async () => {
    const due = document({ receiptId: null, paymentId: 21, number: 'FK21', receiptState: null, paymentState: 1 });
    const { user, sent, drawer } = await openDetail(line({ direction: 2 }), info({ direction: 2, candidates: [due] }));
    await user.click(await drawer.findByRole('button', { name: '登记付款' }));
    await user.click(
      within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement).getByRole('button', { name: '登记付款' }),
    );
    await waitFor(() => expect(sent(bankLineCalls.pay)).toEqual([{ id: 7, paymentId: 21 }]));
  });

  it('becomes a receipt of its whole amount', async () => {
    const { user, sent, drawer } = await openDetail(line(), info({ candidates: [] }));
    await user.click(await drawer.findByRole('button', { name: '生成收款单' }));
    const dialog = within(
      await screen.findByText('为 ¥123.00 生成收款单').then((title) => title.closest('[role=dialog]') as HTMLElement),
    );
    await user.click(await dialog.findByText('其他'));
    await user.click(dialog.getByRole('button', { name: '生成收款单' }));
    await waitFor(() => expect(sent(bankLineCalls.receive)).toMatchObject([{ id: 7, bizType: 9, payer: '武昌车务段' }]));
  });

  it('lets its receipt be confirmed, for the money is there', async () => {
    const found = info({ status: bankLineStates.matched, matched: [document()], candidates: [] });
    const { user, sent, drawer } = await openDetail(line({ status: bankLineStates.matched }), found);
    await user.click(await drawer.findByRole('button', { name: '确认收款' }));
    await user.click(
      within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement).getByRole('button', { name: '确认收款' }),
    );
    await waitFor(() => expect(sent(cashReceiptCalls.confirm)).toEqual([{ id: 11 }]));
  });
});
