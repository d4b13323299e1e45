import type { Input } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { type SignInEntry, type signInLogExportCalls, signInOutcomes } from '#contract/access/sign-in-log.ts';
import { getLabel } from '#contract/labels.ts';
import { showMoment } from '#contract/moment.ts';
import { linkedWorkbook, limitRows } from '#server/exports/index.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { signInPages } from './queries.ts';

type SignInFilter = Input<typeof signInLogExportCalls.export>;
type SignInColumn = Sheet<SignInEntry>['columns'][number];

const column = (field: keyof SignInEntry, width: number, value: (row: SignInEntry) => string): SignInColumn => ({
  title: getLabel('sign_in_log', field),
  width,
  value,
});

/** A workbook of the tries to sign in that the filter finds. */
export const exportSignIns = linkedWorkbook<SignInFilter, SignInEntry>({
  kind: 'sign_in_log',
  title: '登录日志',
  columns: [
    column('at', 20, ({ at }) => showMoment(at)),
    column('account', 20, ({ account }) => account),
    column('realName', 14, ({ realName }) => realName ?? ''),
    column('outcome', 20, ({ outcome }) => labelOf(signInOutcomes, outcome) ?? ''),
    column('address', 18, ({ address }) => address),
    column('device', 30, ({ device }) => device),
  ],
  pages: (db, filter, now) => limitRows(signInPages(db, filter, now)),
});
