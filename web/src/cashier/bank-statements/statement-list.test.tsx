import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import type { BankStatement } from '#contract/cashier/bank-statement-record.ts';
import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { StatementList } from './statement-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const statement = (change: Partial<BankStatement> = {}): BankStatement => ({
  id: 7,
  accountId: 1,
  accountName: '建行基本户',
  bank: 'ccb',
  fileName: '建行十一月.csv',
  format: 'csv',
  state: 'even',
  firstAt: at,
  lastAt: at,
  added: 12,
  doubled: 0,
  refused: 0,
  inSum: 12_300,
  outSum: 4500,
  opening: 100,
  closing: 7900,
  gap: 0,
  gapRow: 0,
  missing: null,
  left: 3,
  runId: 4,
  reader: '财务小钱',
  createTime: at,
  ...change,
});

describe('the list of statements', () => {
  itIsAList({
    isInBrowser: true,
    screen: <StatementList />,
    call: bankStatementCalls.list,
    wire: [on(bankAccountCalls.list, [])],
    some: pageOf(statement()),
    row: '建行十一月.csv',
    shows: ['建行基本户', '¥123.00', '余额相符', '3 笔'],
    none: pageOf<BankStatement>(),
    empty: '还没有导入过对账单',
    reader: { may: [bankStatementCalls.list.permission], lacks: ['导入对账单'] },
  });

  it('says by how much balances differ, and from which row on', async () => {
    const row = statement({ state: 'gap', gap: 2000, gapRow: 8, missing: 1000 });
    renderScreen(<StatementList />, { wire: [on(bankStatementCalls.list, pageOf(row)), on(bankAccountCalls.list, [])] });
    expect(await screen.findByText('相差 ¥20.00，第 8 行起')).toBeTruthy();
    expect(await screen.findByText(/^与上一份期末相差 ¥10.00/)).toBeTruthy();
  });
});
