import type { ExportColumn } from '#contract/exports/exports.ts';
import type { Scope } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { SheetColumn } from '#server/platform/sheets/cell.ts';

type CellFormat<R> = Pick<SheetColumn<R>, 'width' | 'decimals' | 'value'>;

/** Export of a list. A domain declares it once; files, progress, expiry and the way to fetch them are the same for all. */
export interface ExportKind<F extends object = never, R = unknown> {
  readonly name: string;
  /** Name of the file. */
  readonly title: string;
  readonly columns: Readonly<Record<string, CellFormat<R> & ExportColumn>>;
  /**
   * Number of records that the filter finds; progress is measured against it. `now` is when the export was asked for, `scope` what the
   * person was limited to: the job itself sees all.
   */
  count(db: Db, filter: F, now: Date, scope: Scope): Promise<number>;
  /** Pages of them in the order of the list, by key and never by offset, each with how many records it covers. */
  pages(db: Db, filter: F, now: Date, scope: Scope): AsyncIterable<{ records: number; rows: readonly R[] }>;
}

/** Joins the headings of the contract with what stands below them; one without the other does not compile. */
export const withTitles = <K extends string, R>(
  titles: Readonly<Record<K, ExportColumn>>,
  cells: Readonly<Record<K, CellFormat<R>>>,
): Readonly<Record<string, CellFormat<R> & ExportColumn>> =>
  Object.fromEntries(Object.entries<ExportColumn>(titles).map(([name, column]) => [name, { ...Object(cells)[name], ...column }]));
