import { exportRefusals } from '#contract/exports/exports.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { type Scope, scopeOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { storeLinked } from './store-linked.ts';

interface Workbook<F extends object, R> {
  kind: string;
  /** Begins the name of the file. */
  title: string;
  columns: Sheet<R>['columns'];
  above?: (now: Date) => readonly string[];
  /** Rows that the filter finds, page by page; no page where it finds nothing. */
  pages: (db: Db, filter: F, now: Date, scope: Scope) => AsyncIterable<readonly R[]>;
}

/** Pages whose first one is there already; undefined where there is none. */
async function begun<R>(pages: AsyncIterable<R>): Promise<AsyncIterable<R> | undefined> {
  const rest = pages[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) return undefined;
  return (async function* all() {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
}

/** A workbook of what a filter finds, made while the client waits; answers its address. */
export const linkedWorkbook =
  <F extends object, R>({ kind, title, columns, above, pages }: Workbook<F, R>) =>
  (services: Services) =>
  async (filter: F, asked: CallContext): Promise<{ fileName: string }> => {
    const { db } = services.database;
    const rows = await begun(pages(db, filter, asked.now, scopeOf(asked.actor)));
    if (!rows) throw exportRefusals.EMPTY();
    const sheet = { columns, rows, ...(above && { above: above(asked.now) }) };
    const path = await storeLinked(services, asked, { kind, title, filter: Object.fromEntries(Object.entries(filter)) }, sheet);
    return { fileName: (await addressesOf(db)).show(path) };
  };

const PAGE = 500;

/** Pages of a list that is asked for by number. */
export const pagesByNumber = <F extends object, R>(list: (db: Db, input: F & Paging) => Promise<{ list: readonly R[] }>) =>
  async function* pages(db: Db, filter: F) {
    for (let page = 1; ; page += 1) {
      const { list: rows } = await list(db, { ...filter, page, limit: PAGE });
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
    }
  };

/** The wire's own limit. */
const ROWS_MAX = 99_999;

/** Ends the rows at the number that a workbook of the wire holds at most. */
export async function* limitRows<R>(pages: AsyncIterable<readonly R[]>) {
  let left = ROWS_MAX;
  for await (const page of pages) {
    yield page.slice(0, left);
    left -= page.length;
    if (left <= 0) return;
  }
}
