import { bankLineExportCalls } from '#contract/cashier/bank-line-export.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { begins } from '#server/exports/index.ts';
import { type Route, read, serve, write } from '#server/platform/http/serve.ts';
import type { CashPurposes } from '../cash-payments/purposes.ts';
import { ignoreLines } from './ignore-lines.ts';
import { bankLineExport } from './line-export.ts';
import { lookAgain } from './look-again.ts';
import { matchLines } from './match-lines.ts';
import { payLine } from './pay-line.ts';
import { getLine, listLines, sumLines } from './queries.ts';
import { receiveLine } from './receive-line.ts';
import { reopenLine } from './reopen-line.ts';
import { unmatchLine } from './unmatch-line.ts';

export const bankLineRoutes = (purposes: CashPurposes): Route[] => [
  ...serve(bankLineCalls, {
    list: read(listLines),
    sums: read(sumLines),
    info: read(getLine),
    match: write(matchLines),
    unmatch: write(unmatchLine),
    ignore: write(ignoreLines),
    reopen: write(reopenLine),
    receive: write(receiveLine),
    pay: write(payLine(purposes)),
    again: write(lookAgain),
  }),
  ...serve(bankLineExportCalls, { exportLines: write(begins(bankLineExport)) }),
];
