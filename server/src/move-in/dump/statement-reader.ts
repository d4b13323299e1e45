import { type Column, columnsOf } from './columns.ts';
import { type Literal, countRows, readTuple } from './literals.ts';
import {
  type TableName,
  bodyLength,
  createdIn,
  emptiedIn,
  endOfStatement,
  insertIn,
  isCompact,
  isHead,
  isLoad,
  isOtherInsert,
  isRoutine,
  quotingAfter,
  usedIn,
  zoneIn,
} from './statements.ts';
import { TornDump, UnreadableDump } from './unreadable.ts';
import { WholeDump } from './whole-dump.ts';

/** Takes a row; the zone is what the dump says of its timestamps. */
export type RowTaker = (values: readonly Literal[], zone: string | undefined) => void;

/** Hears what the statements of a dump do, one after the other. */
export interface DumpListener {
  created(table: TableName, columns: readonly Column[]): void;
  /** A table begins anew: rows that came before are gone. */
  emptied(table: TableName): void;
  /** Takes the rows that follow; without a taker they are only counted. */
  inserts(table: TableName, columns: readonly string[] | undefined): RowTaker | undefined;
  counted(table: TableName, rows: number): void;
}

/** Longest row or statement, in characters: MySQL itself takes 64 MB at most, unless it is told otherwise. */
const LONGEST = 64 * 1024 * 1024;
const COMMENT = /^(?:--(?=\s)|#)[^\n]*\n|^\/\*.*?\*\/\s*;?/s;
const DELIMITER = /^delimiter\s+(\S+)[^\n]*\n/i;
/** Words behind which nothing is missing, also where a writer leaves out the last semicolon. */
const LAST_WORDS = /^(?:commit|unlock\s+tables|set\s[^'"]*)$/i;

/** Reads statements one after the other out of text that comes in pieces. */
export class StatementReader {
  private text = '';
  private database: string | undefined;
  private rows: { table: TableName; take: RowTaker | undefined; depth: number } | undefined;
  private zone: string | undefined;
  private hasHead = false;
  private quoting = { isPlain: false };
  private quotingBefore = false;
  private readonly whole = new WholeDump();
  private readonly listener: DumpListener;

  /** `database` is the one that the name of the file says, where it says one. */
  constructor(listener: DumpListener, database?: string) {
    this.listener = listener;
    this.database = database?.toLowerCase();
  }

  /** Takes another piece, the last one of all being blank. */
  take(piece: string, isLast: boolean): void {
    this.text += isLast ? '\n' : piece;
    let isMoving = true;
    while (isMoving) isMoving = this.step();
    if (this.text.length > LONGEST) throw tooLong(this.rows?.table);
    if (isLast) this.end();
  }

  private end(): void {
    const rest = this.text.replaceAll('\0', '').replaceAll('\u001a', '').trim();
    if (rest !== '' && !LAST_WORDS.test(rest)) throw new TornDump(`停在 “${rest.slice(0, 60)}”`);
    if (this.rows) throw new TornDump(`停在 ${this.rows.table.name} 表的中间`);
    this.whole.hearStatement(rest);
    this.whole.check();
  }

  private pass(length: number): true {
    this.text = this.text.slice(length);
    return true;
  }

  private step(): boolean {
    if (this.rows) return this.rows.take ? this.stepOfRows(this.rows.take) : this.stepOfCounted(this.rows);
    const blank = /^[\s;]*/.exec(this.text)?.[0].length ?? 0;
    if (blank > 0) this.pass(blank);
    if (this.text === '') return false;
    return this.stepOfComment() ?? this.stepOfStatement();
  }

  private stepOfComment(): boolean | undefined {
    const comment = COMMENT.exec(this.text)?.[0];
    if (comment === undefined) return this.text.startsWith('/*') || /^(--\s|#)/.test(this.text) ? false : undefined;
    this.whole.hearComment(comment);
    this.hear(comment);
    return this.pass(comment.length);
  }

  /** Hears how those behind a statement are to be read. */
  private hear(statement: string): void {
    this.zone = zoneIn(statement) ?? this.zone ?? (isCompact(statement, this.hasHead) ? '+00:00' : undefined);
    this.hasHead ||= isHead(statement);
    const isPlain = quotingAfter(statement, this.quoting.isPlain, this.quotingBefore);
    if (isPlain !== this.quoting.isPlain) this.quotingBefore = this.quoting.isPlain;
    this.quoting = { isPlain };
  }

  private stepOfStatement(): boolean {
    if (/^delimiter\b[^\n]*$/i.test(this.text)) return false;
    const delimited = DELIMITER.exec(this.text);
    if (delimited && delimited[1] !== ';') return this.passRoutines();
    if (delimited) return this.pass(delimited[0].length);
    const inserted = insertIn(this.text);
    if (inserted) return this.beginRows(inserted);
    return this.passStatement();
  }

  /** Procedures and triggers are not read. */
  private passRoutines(): boolean {
    const end = /^delimiter[ \t]+;[ \t\r]*\n/im.exec(this.text);
    return end ? this.pass(end.index + end[0].length) : false;
  }

  private passStatement(): boolean {
    const end = endOfStatement(this.text);
    if (end === undefined) return false;
    const statement = this.text.slice(0, end);
    if (isRoutine(statement) && /\bbegin\b/i.test(statement)) {
      const body = bodyLength(this.text);
      return body === undefined ? false : this.pass(body);
    }
    if (isLoad(statement)) throw filesOfTables();
    if (isOtherInsert(statement)) throw otherInsert(statement);
    this.hearTables(statement);
    this.whole.hearStatement(statement);
    this.hear(statement);
    return this.pass(end);
  }

  private hearTables(statement: string): void {
    this.database = usedIn(statement) ?? this.database;
    const emptied = emptiedIn(statement);
    if (emptied) this.listener.emptied(this.placed(emptied));
    const created = createdIn(statement);
    if (created) this.listener.created(this.placed(created), columnsOf(statement));
  }

  private placed({ database, name }: TableName): TableName {
    return { database: database ?? this.database, name };
  }

  private beginRows({ table, columns, length }: NonNullable<ReturnType<typeof insertIn>>): true {
    const placed = this.placed(table);
    this.rows = { table: placed, take: this.listener.inserts(placed, columns), depth: 0 };
    return this.pass(length);
  }

  private stepOfCounted(counting: { table: TableName; depth: number }): boolean {
    const { rows, depth, end, isOver } = countRows(this.text, counting.depth, this.quoting);
    this.listener.counted(counting.table, rows);
    counting.depth = depth;
    if (isOver) this.rows = undefined;
    this.pass(end);
    return isOver;
  }

  private stepOfRows(take: RowTaker): boolean {
    let at = 0;
    for (;;) {
      while (/[\s,]/.test(this.text[at] ?? '')) at += 1;
      if (this.text[at] !== '(') break;
      const row = readTuple(this.text, at, this.quoting);
      if (!row) break;
      take(row.value, this.zone);
      at = row.end;
    }
    const isOver = at < this.text.length && this.text[at] !== '(';
    if (isOver) this.rows = undefined;
    this.pass(at);
    return isOver;
  }
}

const tooLong = (table: TableName | undefined): UnreadableDump =>
  new UnreadableDump(
    `备份里有一条${table ? ` ${table.name} 表的记录` : '语句'}超过 64 MB，可能是引号没有写全，请用 mysqldump 重新导出一份再搬`,
    'A statement does not end',
  );

const filesOfTables = (): UnreadableDump =>
  new UnreadableDump(
    '备份里的数据在另外的文件里（LOAD DATA），请用 mysqldump 导出成一个 .sql 文件再搬',
    'Rows lie in files of their own',
  );

const otherInsert = (statement: string): UnreadableDump =>
  new UnreadableDump(
    `备份里有读不懂的语句：“${statement.slice(0, 60)}”，请用 mysqldump 或 Navicat 重新导出一份再搬`,
    'Not an INSERT that a dump writes',
  );
