import { sql } from 'drizzle-orm';
import { changeRefusals } from '#contract/changes/changes.ts';
import { findHistory } from '#contract/history.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { refusalOf } from '#server/platform/http/faults/errors.ts';
import type { Image } from '#server/platform/write/undo.ts';
import { codeOf } from '#server/platform/write/write.ts';

interface TableColumn extends Record<string, unknown> {
  name: string;
  isComputed: boolean;
  isRequired: boolean;
  hasDefault: boolean;
}

/** Rows that have a value for the same columns of their table. */
export interface TableNow {
  names: readonly string[];
  rows: readonly Image[];
}

export interface Fitting {
  shapes: readonly TableNow[];
  /** Rows that the table takes no longer, for want of a value. */
  isLacking: boolean;
  /** Columns that are gone had values. */
  isLosing: boolean;
}

export const outgrown = (noun: string) => changeRefusals.OUTGROWN({ what: findHistory(noun)?.label ?? '记录' });

/** The columns of a table as they are now: an update of the program may have changed them since the log was written. */
export async function columnsNow(tx: Tx, noun: string): Promise<ReadonlyMap<string, TableColumn>> {
  const { rows } = await tx.execute<TableColumn>(sql`
    select attname as name, attgenerated <> '' as "isComputed", attnotnull as "isRequired",
      atthasdef or attidentity <> '' as "hasDefault"
    from pg_attribute where attrelid = to_regclass(quote_ident(${noun})) and attnum > 0 and not attisdropped`);
  if (rows.length === 0) throw outgrown(noun);
  return new Map(rows.map((column) => [column.name, column]));
}

/** Rows of the log as the table takes them now: columns that are gone are left out, new ones take their default. */
export async function fitTable(tx: Tx, noun: string, images: readonly Image[]): Promise<Fitting> {
  const columns = await columnsNow(tx, noun);
  const takes = (image: Image, { name, isComputed, isRequired, hasDefault }: TableColumn) =>
    name in image && !isComputed && !(isRequired && hasDefault && image[name] === null);
  const lacks = (image: Image, { name, isRequired, hasDefault }: TableColumn) =>
    isRequired && !hasDefault && (image[name] ?? null) === null;
  const known = [...columns.values()];
  const standing = images.filter((image) => !known.some((column) => lacks(image, column)));
  const namesIn = (image: Image) => known.flatMap((column) => (takes(image, column) ? [column.name] : []));
  return {
    shapes: [...Map.groupBy(standing, (image) => namesIn(image).join()).values()].map((rows) => ({
      names: namesIn(rows[0] ?? {}),
      rows,
    })),
    isLacking: standing.length < images.length,
    isLosing: images.some((image) => Object.entries(image).some(([name, value]) => value !== null && !columns.has(name))),
  };
}

/** Values that no longer suit their column, rules they break, columns and tables that are not there. */
const OUTGROWN = /^(?:22...|23502|23514|42703|42804|42P01)$/;

/** Values that the table does not take any more are refused in words; a rule of the database with words of its own keeps them. */
export async function orOutgrown<O>(noun: string, work: () => Promise<O>): Promise<O> {
  try {
    return await work();
  } catch (error) {
    throw OUTGROWN.test(codeOf(error)) && !refusalOf(error) ? outgrown(noun) : error;
  }
}
