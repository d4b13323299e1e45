import { type SQL, getTableColumns } from 'drizzle-orm';
import type { PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Page } from '#contract/wire.ts';
import { notFound } from '../not-found.ts';
import type { Db } from './connect.ts';
import { countUpTo } from './count-up-to.ts';
import { COUNT_CAP, type Paging, offsetOf, toPage } from './page.ts';

/** A select in its final order; limit and offset are to come. */
interface OrderedQuery<R> {
  limit(limit: number): { offset(offset: number): PromiseLike<R[]> };
}

type Count = number | { total: number; capped: boolean };
/** Turns rows into the records of the wire. */
type Present<R, T> = (rows: R[]) => readonly T[] | Promise<readonly T[]>;

/** A page of any select. Its total is counted beside it. */
export async function pageOfQuery<R, T>(
  paging: Paging,
  query: OrderedQuery<R>,
  counting: PromiseLike<Count>,
  show: Present<R, T>,
): Promise<Page<T>> {
  const [rows, count] = await Promise.all([query.limit(paging.limit).offset(offsetOf(paging)), counting]);
  const { total, capped } = typeof count === 'number' ? { total: count, capped: false } : count;
  return toPage(paging, total, [...(await show(rows))], capped);
}

/** A page of one table with what is joined to its rows. The total is that of the table, counted up to `COUNT_CAP`. */
export const pageOfJoined = <R, T>(
  db: Db,
  paging: Paging,
  query: OrderedQuery<R>,
  { from, where }: { from: PgTable; where: SQL | undefined },
  show: Present<R, T>,
): Promise<Page<T>> => pageOfQuery(paging, query, countUpTo(db, COUNT_CAP, from, where), show);

interface Listing<F extends PgTable, S extends SelectedFields, T> {
  from: F;
  /** All columns by default. */
  select?: S;
  where?: SQL | undefined;
  order: readonly SQL[];
  show?: Present<SelectResultFields<S>, T>;
}

/** A page of one table. Its total is counted up to `COUNT_CAP`. */
export function pageOf<F extends PgTable, S extends SelectedFields = F['_']['columns'], T = SelectResultFields<S>>(
  db: Db,
  paging: Paging,
  { from, select, where, order, show = (rows) => rows as T[] }: Listing<F, S, T>,
): Promise<Page<T>> {
  const query = db
    .select(select ?? getTableColumns(from))
    .from(from as PgTable)
    .where(where)
    .orderBy(...order) as unknown as OrderedQuery<SelectResultFields<S>>;
  return pageOfQuery(paging, query, countUpTo(db, COUNT_CAP, from, where), show);
}

/** The record of one row, presented as in its list. */
export async function recordOf<R, T>(rows: PromiseLike<R[]>, show: Present<R, T>, noun: string): Promise<T> {
  const [record] = await show(await rows);
  if (!record) throw notFound(noun);
  return record;
}
