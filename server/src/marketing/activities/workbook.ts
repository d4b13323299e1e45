import { showMoment } from '#contract/moment.ts';
import { linkedWorkbook, pagesByNumber, limitRows } from '#server/exports/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';

const width = 22;

interface Activities<F extends object, R extends object> {
  kind: string;
  /** Begins the name of the file. */
  name: string;
  columns: readonly Omit<Sheet<R>['columns'][number], 'width'>[];
  list: (db: Db, input: F & Paging, asked: { now: Date }) => Promise<{ list: readonly R[] }>;
}

/** The wire's workbook of a list of activities. */
export function workbookOf<F extends object, R extends object>({ kind, name, columns, list }: Activities<F, R>) {
  return linkedWorkbook<F, R>({
    kind,
    title: name,
    columns: columns.map((column) => ({ ...column, width })),
    above: (now) => [`${name}商品导出`, `生成时间:${showMoment(now)}`],
    pages: (db, filter, now) =>
      limitRows(pagesByNumber((asking: Db, input: F & Paging) => list(asking, input, { now }))(db, filter)),
  });
}
