import { withdrawalExportCalls } from '#contract/finance/withdrawal-export.ts';
import { withdrawalMoneyCalls } from '#contract/finance/money/timelines.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { begins } from '#server/exports/index.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { correctWithdrawal } from './correct-withdrawal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { listOwnWithdrawals } from './list-own.ts';
import { listWithdrawals, rowsByIds, samePayout, withdrawalFigures } from './queries.ts';
import { revealAccount } from './reveal-account.ts';
import { withdrawalMoney } from './withdrawal-money.ts';
import { withdrawalExport } from './withdrawal-export.ts';

export const withdrawalRoutes = [
  ...serve(withdrawalCalls, {
    list: read(listWithdrawals),
    figures: read(withdrawalFigures),
    reveal: write(revealAccount),
    update: edit(correctWithdrawal, async (db, { id }) => (await rowsByIds(db, [id]))[0] ?? null),
    samePayout: read(samePayout),
    decide: write(decideWithdrawal),
  }),
  ...serve(withdrawalMoneyCalls, { moneyTimeline: read(withdrawalMoney) }),
  ...serve(withdrawalExportCalls, { exportWithdrawals: write(begins(withdrawalExport)) }),
  ...serve(openWithdrawalCalls, { apply: write(applyWithdrawal), list: read(listOwnWithdrawals) }),
];
