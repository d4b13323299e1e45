import { type SQL, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Page } from '#contract/wire.ts';
import { notFound } from '../not-found.ts';
import type { Db } from './connect.ts';
import { countUpTo } from './count-up-to.ts';
import { COUNT_CAP, type Paging, offsetOf, toPage } from './page.ts';

/** A select in its final order; limit and offset are to come. */
interface OrderedQuery<R> extends PromiseLike<R[]> {
  limit(limit: number): { offset(offset: number): PromiseLike<R[]> };
}

/** A select whose rows are to be named and put in order. */
interface OpenQuery<R> {
  where(condition: SQL | undefined): { orderBy(...order: SQL[]): OrderedQuery<R> };
}

type Count = number | { total: number; capped: boolean };
/** Turns rows into the records of the wire. */
type Present<R, T> = (rows: R[]) => readonly T[] | Promise<readonly T[]>;

async function pageOfRows<R, T>(
  paging: Paging,
  reading: PromiseLike<R[]>,
  counting: PromiseLike<Count>,
  show: Present<R, T>,
): Promise<Page<T>> {
  const [rows, count] = await Promise.all([reading, counting]);
  const { total, capped } = typeof count === 'number' ? { total: count, capped: false } : count;
  return toPage(paging, total, [...(await show(rows))], capped);
}

/** A page of any select. Its total is counted beside it. */
export const pageOfQuery = <R, T>(
  paging: Paging,
  query: OrderedQuery<R>,
  counting: PromiseLike<Count>,
  show: Present<R, T>,
): Promise<Page<T>> => pageOfRows(paging, query.limit(paging.limit).offset(offsetOf(paging)), counting, show);

type TableOfIds = PgTable & { id: PgColumn };

interface Found {
  from: TableOfIds;
  where: SQL | undefined;
  /** The last tells all rows apart. */
  order: readonly SQL[];
}

/**
 * True of the rows of a page: their ids are found in the table alone, where an index may give them. What is passed over on the way is
 * neither joined nor reckoned, however far down the page is.
 */
export function onPage(db: Db, paging: Paging, { from, where, order }: Found): SQL {
  const ids = db
    .select({ id: from.id })
    .from(from as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return sql`${from.id} = any(array(${ids}))`;
}

/**
 * A page of one table with what belongs to its rows: joined one to one, or reckoned for each. Conditions and order are those of the
 * table. The total is counted up to `COUNT_CAP`.
 */
export function pageOfJoined<R, T>(
  db: Db,
  paging: Paging,
  query: OpenQuery<R>,
  found: Found,
  show: Present<R, T>,
): Promise<Page<T>> {
  const reading = query.where(onPage(db, paging, found)).orderBy(...found.order);
  return pageOfRows(paging, reading, countUpTo(db, COUNT_CAP, found.from, found.where), show);
}

interface Listing<F extends PgTable, S extends SelectedFields, T> {
  from: F;
  /** All columns by default. */
  select?: S;
  where?: SQL | undefined;
  order: readonly SQL[];
  show?: Present<SelectResultFields<S>, T>;
}

const isKeyed = (table: PgTable): table is TableOfIds => 'id' in table;

/** A page of one table. Its total is counted up to `COUNT_CAP`. Page 1 passes nothing over, and is read straight. */
export function pageOf<F extends PgTable, S extends SelectedFields = F['_']['columns'], T = SelectResultFields<S>>(
  db: Db,
  paging: Paging,
  { from, select, where, order, show = (rows) => rows as T[] }: Listing<F, S, T>,
): Promise<Page<T>> {
  const query = db.select(select ?? getTableColumns(from)).from(from as PgTable) as unknown as OpenQuery<SelectResultFields<S>>;
  const isFurtherDown = offsetOf(paging) > 0;
  if (isFurtherDown && isKeyed(from)) return pageOfJoined(db, paging, query, { from, where, order }, show);
  return pageOfQuery(paging, query.where(where).orderBy(...order), countUpTo(db, COUNT_CAP, from, where), show);
}

/** The record of one row, presented as in its list. */
export async function recordOf<R, T>(rows: PromiseLike<R[]>, show: Present<R, T>, noun: string): Promise<T> {
  const [record] = await show(await rows);
  if (!record) throw notFound(noun);
  return record;
}
