import { no } from '#contract/exports/exports.ts';
import { showMoment } from '#contract/moment.ts';
import type { Page } from '#contract/wire.ts';
import { storeLinked } from '#server/exports/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';

const PAGE = 500;
/** The wire's own limit. */
const ROWS_MAX = 99_999;
const width = 22;

interface Workbook<F extends object, R extends object> {
  kind: string;
  /** Begins the name of the file. */
  name: string;
  columns: readonly Omit<Sheet<R>['columns'][number], 'width'>[];
  list: (db: Db, input: F & Paging) => Promise<Page<R>>;
}

/** The wire's workbook of a list of activities, made while the client waits; answers its address. */
export function workbookOf<F extends object, R extends object>({ kind, name, columns, list }: Workbook<F, R>) {
  async function* pagesOf(db: Db, filter: F) {
    for (let page = 1; (page - 1) * PAGE < ROWS_MAX; page += 1) {
      const { list: rows } = await list(db, { ...filter, page, limit: PAGE });
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
    }
  }
  return (services: Services) =>
    async (filter: F, asked: Asked): Promise<{ fileName: string }> => {
      const { db } = services.database;
      const { total } = await list(db, { ...filter, page: 1, limit: 1 });
      if (total === 0) throw no.EMPTY();
      const above = [`${name}商品导出`, `生成时间:${showMoment(asked.now)}`];
      const sheet = { columns: columns.map((column) => ({ ...column, width })), above, rows: pagesOf(db, filter) };
      const kept = { kind, title: name, filter: Object.fromEntries(Object.entries(filter)) };
      const path = await storeLinked(services, asked, kept, sheet);
      return { fileName: (await addressesOf(db)).show(path) };
    };
}
