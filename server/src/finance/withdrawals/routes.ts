import { withdrawalExportCalls } from '#contract/finance/withdrawal-export.ts';
import { openWithdrawalCalls, withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { correctWithdrawal } from './correct-withdrawal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { exportWithdrawals } from './export-withdrawals.ts';
import { listWithdrawals, withdrawalFigures } from './queries.ts';

export const withdrawalRoutes = [
  ...serve(withdrawalCalls, {
    list: read(listWithdrawals),
    figures: read(withdrawalFigures),
    update: write(correctWithdrawal),
    decide: write(decideWithdrawal),
  }),
  ...serve(withdrawalExportCalls, { exportWithdrawals: write(exportWithdrawals) }),
  ...serve(openWithdrawalCalls, { apply: write(applyWithdrawal) }),
];
