import type { TheirRow } from '../dump/columns.ts';

/** A record as it was read, with rows of other tables that it names. */
export interface ReadRecord {
  row: TheirRow;
  beside: Readonly<Record<string, readonly TheirRow[]>>;
}

/** A row of a table in the form that nouns read. */
export interface FormRow {
  table: string;
  row: TheirRow;
}

/** Rows of another table beside a record: those that hold in a column what the record names. */
interface ReadBeside {
  name: string;
  table: string;
  column: string;
  of(row: TheirRow): string | null | undefined;
}

/** Facts that the form does not hold, said of the records that have them. */
export interface Loss {
  says: string;
  isSo(record: ReadRecord, now: Date): boolean;
}

/** Loss of what a column of theirs tells by one of these values. */
export const lossBy = (column: string, values: readonly string[], says: string): Loss => ({
  says,
  isSo: ({ row }) => values.includes(row[column] ?? ''),
});

/** How the records of one table of another system take the form that nouns read. */
export interface TableReader {
  from: string;
  /** Tables of that form which its rows become. */
  to: readonly string[];
  beside?: readonly ReadBeside[];
  /** Rows of that form; or the reason why there are none. */
  read(record: ReadRecord): readonly FormRow[] | string;
  losses?: readonly Loss[];
}

type PlainReader = Omit<TableReader, 'to' | 'read'> & {
  to: string;
  /** The one row; or the reason why there is none. */
  row(record: ReadRecord): TheirRow | string;
};

/** Declares a table each of whose records becomes one row of one table. */
export const tableReader = ({ to, row: rowOf, ...reader }: PlainReader): TableReader => ({
  ...reader,
  to: [to],
  read(record) {
    const row = rowOf(record);
    return typeof row === 'string' ? row : [{ table: to, row }];
  },
});
