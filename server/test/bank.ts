import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { columnsOf } from '#contract/cashier/bank-columns.ts';
import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import type { Shop } from './shop.ts';

/** Headings of the statements that `read` brings. */
export const STATEMENT_HEADINGS = '交易时间,收入,支出,余额,对方户名,流水号,附言';

let opened = 0;

/** Accounts of the shop at banks, and statements that are read into them. */
export function bankIn(shop: Shop) {
  const admin = shop.admin();
  return {
    /** A new account, so that no test meets lines of another. */
    async account(name = `账户${opened + 1}`, number = `6222${String((opened += 1)).padStart(8, '0')}`) {
      await admin.run(bankAccountCalls.save, { name, bank: 'ccb', number, isClosed: false });
      const all = await admin.run(bankAccountCalls.list, {});
      return { id: Math.max(...all.map(({ id }) => id)), name };
    },
    /** Reads lines into an account. */
    async read(accountId: number, ...lines: string[]): Promise<void> {
      const text = [STATEMENT_HEADINGS, ...lines].join('\n');
      const { uploadId, headerRow, first } = await admin.run(bankStatementCalls.check, { file: new File([text], '流水.csv') });
      await admin.run(bankStatementCalls.read, { uploadId, accountId, headerRow, columns: columnsOf(first[headerRow] ?? []) });
      await shop.runQueued();
    },
  };
}
