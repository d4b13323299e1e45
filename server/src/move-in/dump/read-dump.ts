import { type Column, type TheirRow, checkWidth, rowOf } from './columns.ts';
import { type DumpListener, type RowTaker, StatementReader } from './statement-reader.ts';
import type { TableName } from './statements.ts';

export { TornDump } from './unreadable.ts';

/** Rows of one table, as many as one piece of the file brought. */
export interface DumpedRows {
  table: string;
  rows: TheirRow[];
  /** Number of rows, also of a table whose rows are not read. */
  count: number;
  /** The table begins anew with them: rows that came before are gone. */
  isAnew?: true;
}

/** Columns by table: those that are known beforehand, until a dump creates the table itself. */
export type TableColumns = Map<string, readonly Column[]>;

/** Parts of a dump that are read, and how. */
export interface DumpReading {
  columns: TableColumns;
  /** Tables whose columns a file of the dump has created. */
  created?: Set<string>;
  /** Name by which a table of the dump is known; undefined of a table of another shop. */
  nameOf?(table: TableName): string | undefined;
  /** Tables whose rows are read, not only counted; all of them without it. */
  wanted?: ReadonlySet<string> | undefined;
  /** Database that the name of the file says. */
  database?: string | undefined;
}

/** Gathers the rows of one table after the other. */
class RowGatherer implements DumpListener {
  found: DumpedRows[] = [];
  private readonly reading: DumpReading;
  private readonly createdTables: Set<string>;

  constructor(reading: DumpReading) {
    this.reading = reading;
    this.createdTables = reading.created ?? new Set();
  }

  private nameOf(table: TableName): string | undefined {
    return this.reading.nameOf ? this.reading.nameOf(table) : table.name;
  }

  private of(table: string): DumpedRows {
    const last = this.found.at(-1);
    if (last?.table === table) return last;
    const next = { table, rows: [], count: 0 };
    this.found.push(next);
    return next;
  }

  emptied(table: TableName): void {
    const name = this.nameOf(table);
    if (name !== undefined) this.found.push({ table: name, rows: [], count: 0, isAnew: true });
  }

  created(table: TableName, columns: readonly Column[]): void {
    const name = this.nameOf(table);
    if (name === undefined) return;
    this.reading.columns.set(name, columns);
    this.createdTables.add(name);
  }

  counted(table: TableName, rows: number): void {
    const name = this.nameOf(table);
    if (name !== undefined && rows > 0) this.of(name).count += rows;
  }

  inserts(table: TableName, named: readonly string[] | undefined): RowTaker | undefined {
    const name = this.nameOf(table);
    const { columns: known, wanted } = this.reading;
    if (name === undefined || (wanted && !wanted.has(name))) return undefined;
    const all = known.get(name) ?? [];
    const columns = named?.map((column) => all.find((one) => one.name === column) ?? { name: column, type: '' }) ?? all;
    const isCreated = named !== undefined || this.createdTables.has(name);
    return (values, zone) => {
      if (columns.length > 0) checkWidth(name, columns, values, isCreated);
      const found = this.of(name);
      found.rows.push(rowOf(columns, values, zone));
      found.count += 1;
    };
  }
}

/** Rows of a dump as they come; at no time more of the file is held than one piece and the row that it tears. */
export async function* readDump(pieces: AsyncIterable<string>, reading: DumpReading): AsyncGenerator<DumpedRows> {
  const gatherer = new RowGatherer(reading);
  const reader = new StatementReader(gatherer, reading.database);
  const taken = (piece: string, isLast: boolean): DumpedRows[] => {
    gatherer.found = [];
    reader.take(piece, isLast);
    return gatherer.found;
  };
  for await (const piece of pieces) yield* taken(piece, false);
  yield* taken('', true);
}
