import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type BankAccount, bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { type CheckedStatement, bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CheckedFile } from './checked-file.tsx';

const account: BankAccount = { id: 3, name: '建行基本户', bank: 'ccb', number: '420****1234', columns: [], isClosed: false };
const checked: CheckedStatement = {
  uploadId: 9,
  fileName: '明细.csv',
  format: 'csv',
  aside: [],
  rows: 3,
  number: '420****1234',
  accountId: 3,
  first: [
    ['日子', '进账', '出账'],
    ['2026-11-01', '1.00', ''],
  ],
  headerRow: 0,
};
const show = (accounts: BankAccount[], change: Partial<CheckedStatement> = {}) => {
  const begun: number[] = [];
  const view = renderScreen(
    <CheckedFile checked={{ ...checked, ...change }} onBegun={(id) => begun.push(id)} onOther={() => undefined} />,
    { wire: [on(bankAccountCalls.list, accounts), on(bankStatementCalls.read, { runId: 5, jobId: 6 })] },
  );
  return { ...view, begun };
};

describe('a file of a bank that nobody knows', () => {
  it('says which meanings are missing, and is read once each has its column', async () => {
    const { user, sent, begun } = show([account]);
    expect(await screen.findByText('请指出哪一列是交易日期')).toBeTruthy();
    expect(screen.getByRole('button', { name: '开始导入' }).hasAttribute('disabled')).toBe(true);
    for (const [heading, field] of [
      ['日子', '交易日期'],
      ['进账', '收入金额'],
      ['出账', '支出金额'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: heading }));
      await user.click((await screen.findAllByTitle(field)).at(-1) as HTMLElement);
    }
    await user.click(screen.getByRole('button', { name: '开始导入' }));
    await waitFor(() => expect(begun).toEqual([5]));
    expect(sent(bankStatementCalls.read)).toEqual([
      { uploadId: 9, accountId: 3, headerRow: 0, columns: ['day', 'moneyIn', 'moneyOut'] },
    ]);
  });

  it('knows what was said of its account before', async () => {
    const columns = [
      { heading: '日子', field: 'day' as const },
      { heading: '进账', field: 'moneyIn' as const },
      { heading: '出账', field: 'moneyOut' as const },
    ];
    show([{ ...account, columns }]);
    await waitFor(() => expect(screen.getByRole('button', { name: '开始导入' }).hasAttribute('disabled')).toBe(false));
  });
});
