import { type DayClosing, closingStates } from '#contract/cashier/day-closing-record.ts';
import { labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { showMoment } from '#contract/moment.ts';
import { limitRows, linkedWorkbook, pagesByNumber } from '#server/exports/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { nobody } from '#server/platform/actor.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { type ClosingFilter, listClosings } from './queries.ts';

const MONEY = ['opening', 'received', 'paid', 'deposited', 'books', 'counted', 'difference'] as const;
const title = (field: keyof DayClosing): string => getLabel('day_closing', field);

const columns: Sheet<DayClosing>['columns'] = [
  { title: title('day'), width: 12, value: ({ day }) => day },
  ...MONEY.map((field) => ({ title: title(field), width: 12, decimals: true, value: (row: DayClosing) => row[field] / 100 })),
  { title: title('reason'), width: 28, value: ({ reason }) => reason },
  { title: title('status'), width: 10, value: ({ status }) => labelOf(closingStates, status) ?? '' },
  { title: title('cashier'), width: 12, value: ({ cashier }) => cashier },
  { title: title('createTime'), width: 20, value: ({ createTime }) => showMoment(createTime) },
  { title: title('confirmer'), width: 12, value: ({ confirmer }) => confirmer },
  { title: title('confirmTime'), width: 20, value: ({ confirmTime }) => (confirmTime ? showMoment(confirmTime) : '') },
  { title: title('rejectReason'), width: 24, value: ({ rejectReason }) => rejectReason },
];

/** A workbook of the closings that the filter finds. */
export const exportClosings = linkedWorkbook<ClosingFilter, DayClosing>({
  kind: 'dayClosing',
  title: '日结',
  columns,
  pages: (db, filter, now) =>
    limitRows(
      pagesByNumber((asking: Db, input: ClosingFilter & Paging) => listClosings(asking, input, { now, actor: nobody }))(
        db,
        filter,
      ),
    ),
});
