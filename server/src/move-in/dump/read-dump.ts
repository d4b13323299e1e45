import { type Column, type TheirRow, columnsOf, rowOf } from './columns.ts';
import { type Literal, type ReadLiteral, readTuple } from './literals.ts';

/** Rows of one table, as many as one piece of the file brought. */
export interface DumpedRows {
  table: string;
  rows: TheirRow[];
}

/** Columns by table: those that are known beforehand, until a dump creates the table itself. */
export type TableColumns = Map<string, readonly Column[]>;

const COMMENT = /^(?:--(?=\s)|#)[^\n]*\n|^\/\*.*?\*\/\s*;?/s;
const INSERT = /^(?:insert|replace)\s+(?:\w+\s+)?into\s+(?:`[^`]+`\.)?`?([\w$]+)`?\s*(?:\(([^)]*)\))?\s*values?\s*(?=\()/i;
const CREATE = /^create\s+table\s+(?:if\s+not\s+exists\s+)?(?:`[^`]+`\.)?`?([\w$]+)`?/i;
const ZONE = /\btime_zone\s*=\s*'([-+]\d\d:\d\d)'|\btime_zone\s*=\s*"([-+]\d\d:\d\d)"/i;
const DELIMITER = /^delimiter\s+(\S+)[^\n]*\n/i;
const SPAN =
  /'[^'\\]*(?:(?:\\.|'')[^'\\]*)*'|"[^"\\]*(?:(?:\\.|"")[^"\\]*)*"|`[^`]*`|--\s[^\n]*\n|\/\*.*?\*\/|;|['"`]|--\s|\/\*/gs;
/** Beginnings of spans whose end has not come yet. */
const OPEN = new Set(["'", '"', '`', '/*']);

/** Place behind the statement that begins at 0; undefined where the text ends before it. */
function endOfStatement(text: string): number | undefined {
  for (const { 0: span, index } of text.matchAll(SPAN)) {
    if (span === ';') return index + 1;
    if (OPEN.has(span) || (span.startsWith('--') && !span.endsWith('\n'))) return undefined;
  }
  return undefined;
}

/** Reads statements one after the other out of text that comes in pieces; what is no row of a table is passed over. */
class DumpReader {
  private text = '';
  private insert: { table: string; columns: readonly Column[] } | undefined;
  private zone: string | undefined;
  private found: DumpedRows[] = [];
  private readonly columns: TableColumns;

  constructor(columns: TableColumns) {
    this.columns = columns;
  }

  /** Takes another piece; rows that are whole by now. */
  take(piece: string, isLast: boolean): DumpedRows[] {
    this.text += isLast ? `${piece}\n` : piece;
    this.found = [];
    let isMoving = true;
    while (isMoving) isMoving = this.step();
    if (isLast && this.text.trim() !== '') throw new TornDump(this.text.trim().slice(0, 60));
    return this.found;
  }

  private pass(length: number): true {
    this.text = this.text.slice(length);
    return true;
  }

  private step(): boolean {
    if (this.insert) return this.stepOfRows(this.insert);
    const blank = /^[\s;]*/.exec(this.text)?.[0].length ?? 0;
    if (blank > 0) this.pass(blank);
    if (this.text === '') return false;
    return this.stepOfComment() ?? this.stepOfStatement();
  }

  private stepOfComment(): boolean | undefined {
    const comment = COMMENT.exec(this.text)?.[0];
    if (comment === undefined) return this.text.startsWith('/*') || /^(--\s|#)/.test(this.text) ? false : undefined;
    this.hearZone(comment);
    return this.pass(comment.length);
  }

  /** The zone that the dump was written in; it is set back at the end, which concerns no row. */
  private hearZone(statement: string): void {
    const [, single, double] = ZONE.exec(statement.slice(0, 200)) ?? [];
    this.zone = single ?? double ?? this.zone;
  }

  private stepOfStatement(): boolean {
    const delimited = DELIMITER.exec(this.text);
    if (delimited && delimited[1] !== ';') return this.passRoutine();
    if (delimited) return this.pass(delimited[0].length);
    const inserted = INSERT.exec(this.text);
    if (inserted) return this.beginRows(inserted);
    return this.passStatement();
  }

  /** Procedures and triggers are not read. */
  private passRoutine(): boolean {
    const end = /^delimiter\s+;[^\n]*\n/im.exec(this.text);
    return end ? this.pass(end.index + end[0].length) : false;
  }

  private passStatement(): boolean {
    const end = endOfStatement(this.text);
    if (end === undefined) return false;
    const statement = this.text.slice(0, end);
    const [, table] = CREATE.exec(statement) ?? [];
    if (table) this.columns.set(table, columnsOf(statement));
    this.hearZone(statement);
    return this.pass(end);
  }

  private beginRows([head, table = '', list]: RegExpExecArray): true {
    const all = this.columns.get(table);
    const named = list?.split(',').map((name) => name.trim().replaceAll('`', ''));
    const columns = named?.map((name) => all?.find((column) => column.name === name) ?? { name, type: '' }) ?? all;
    this.insert = { table, columns: columns ?? [] };
    return this.pass(head.length);
  }

  private stepOfRows({ table, columns }: { table: string; columns: readonly Column[] }): boolean {
    const rows: TheirRow[] = [];
    let at = 0;
    let row: ReadLiteral<Literal[]> | undefined;
    for (;;) {
      while (/[\s,]/.test(this.text[at] ?? '')) at += 1;
      if (this.text[at] !== '(') break;
      row = readTuple(this.text, at);
      if (!row) break;
      rows.push(rowOf(columns, row.value, this.zone));
      at = row.end;
    }
    const isOver = at < this.text.length && this.text[at] !== '(';
    if (isOver) this.insert = undefined;
    if (rows.length > 0) this.found.push({ table, rows });
    this.pass(at);
    return isOver;
  }
}

/** A file that ends in the middle of a statement. */
export class TornDump extends Error {}

/** Rows of a dump as they come; at no time more of the file is held than one piece and the row that it tears. */
export async function* readDump(pieces: AsyncIterable<string>, columns: TableColumns): AsyncGenerator<DumpedRows> {
  const reader = new DumpReader(columns);
  for await (const piece of pieces) yield* reader.take(piece, false);
  yield* reader.take('', true);
}
