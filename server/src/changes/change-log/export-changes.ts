import type { Input } from '#contract/call.ts';
import { actorKinds, type LoggedChange, type changeLogExportCalls } from '#contract/changes/change-log.ts';
import { labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { showMoment } from '#contract/moment.ts';
import { linkedWorkbook, limitRows } from '#server/exports/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { changePages } from './queries.ts';

type ChangeLogFilter = Input<typeof changeLogExportCalls.export>;
type ChangeColumn = Sheet<LoggedChange>['columns'][number];

const column = (field: string, width: number, value: (row: LoggedChange) => string): ChangeColumn => ({
  title: getLabel('change_log', field),
  width,
  value,
});

const columns: Sheet<LoggedChange>['columns'] = [
  column('at', 20, ({ at }) => showMoment(at)),
  column('actor', 14, ({ actor }) => actor),
  column('actorKind', 12, ({ actorKind }) => labelOf(actorKinds, actorKind) ?? ''),
  column('says', 60, ({ says }) => says),
  column('label', 14, ({ label }) => label),
  column('kind', 14, ({ kind }) => kind),
  column('name', 30, ({ name, rowId }) => name ?? (rowId === null ? '' : `ID ${rowId}`)),
  column('address', 18, ({ address }) => address),
  column('undone', 10, ({ undone }) => (undone ? '是' : '')),
];

/** A workbook of the acts that the filter finds, in the words that the person may read. */
export const exportChanges = (services: Services) => (filter: ChangeLogFilter, asked: CallContext) =>
  linkedWorkbook<ChangeLogFilter, LoggedChange>({
    kind: 'change_log',
    title: '操作日志',
    columns,
    pages: (db, wanted) => limitRows(changePages(db, wanted, asked)),
  })(services)(filter, asked);
