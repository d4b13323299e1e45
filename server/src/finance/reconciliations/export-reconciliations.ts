import { labelOf } from '#contract/choices.ts';
import { type Reconciliation, moneyIn, moneyOut, reconciliationStates } from '#contract/finance/reconciliations.ts';
import { getLabel } from '#contract/labels.ts';
import { showMoment } from '#contract/moment.ts';
import { linkedWorkbook, pagesByNumber } from '#server/exports/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { type ReconciliationFilter, listReconciliations } from './queries.ts';

const MONEY = [
  ...moneyIn,
  ...moneyOut,
  'net',
  'paidByBalance',
  'refundedToBalance',
  'onCredit',
  'refundedToCredit',
  'balanceMoved',
  'held',
] as const satisfies (keyof Reconciliation)[];

const title = (field: keyof Reconciliation): string => getLabel('reconciliation', field);

const columns: Sheet<Reconciliation>['columns'] = [
  { title: title('day'), width: 12, value: ({ day }) => day },
  { title: title('state'), width: 10, value: ({ state }) => labelOf(reconciliationStates, state) ?? '' },
  { title: title('differing'), width: 8, value: ({ differing }) => differing },
  ...MONEY.map((field) => ({ title: title(field), width: 12, decimals: true, value: (row: Reconciliation) => row[field] / 100 })),
  { title: title('checkTime'), width: 20, value: ({ checkTime }) => showMoment(checkTime) },
];

/** A workbook of the days that the filter finds. */
export const exportReconciliations = linkedWorkbook<ReconciliationFilter, Reconciliation>({
  kind: 'reconciliation',
  title: '资金对账',
  columns,
  pages: (db, filter, now) =>
    pagesByNumber((asking: Db, input: ReconciliationFilter & Paging) => listReconciliations(asking, input, { now }))(db, filter),
});
