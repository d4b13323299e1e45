import { cleanJson, cleanText } from './clean-json.ts';
import { UnreadableDump } from './unreadable.ts';
import type { Literal } from './literals.ts';

export interface Column {
  name: string;
  /** Type in small letters, without its length: `timestamp`. */
  type: string;
}

/** Row by the names of its columns; moments are those of UTC, however they were written. */
export type TheirRow = Readonly<Record<string, string | null>>;

/** Columns by table, of a declaration of each: `id int, name varchar`. */
export const columnsIn = (declared: Readonly<Record<string, string>>): Map<string, readonly Column[]> =>
  new Map(
    Object.entries(declared).map(([table, columns]) => [
      table,
      columns.split(', ').map((column) => {
        const [name = '', type = ''] = column.split(' ');
        return { name, type };
      }),
    ]),
  );

const DEFINITION = /^\s*(?:`([^`]+)`|"([^"]+)"|([\w$\u0080-\uffff]+))\s+([a-z]+)/i;
/** Words that a part begins with which is no column, unless it is quoted. */
const NO_COLUMN = /^(?:primary|key|unique|index|fulltext|spatial|constraint|foreign|check)$/i;
const SPAN = /'(?:[^'\\]|\\.|'')*'|"[^"]*"|`[^`]*`|[(),]/gs;

/** Parts of the first list of a statement, apart at the commas that stand neither in quotes nor in parentheses. */
function partsOf(statement: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: span, index } of statement.matchAll(SPAN)) {
    if (span === '(') depth += 1;
    if (span === '(' && depth === 1) from = index + 1;
    if (span === ')') depth -= 1;
    const isPart = depth === 1 && span === ',';
    const isLast = depth === 0 && span === ')';
    if (isPart || isLast) parts.push(statement.slice(from, index));
    if (isPart) from = index + 1;
    if (isLast) break;
  }
  return parts;
}

/** Columns of a CREATE TABLE statement, in their order. */
export const columnsOf = (statement: string): Column[] =>
  partsOf(statement).flatMap((part) => {
    const [, quoted, doubled, bare, type] = DEFINITION.exec(part) ?? [];
    const name = quoted ?? doubled ?? (bare === undefined || NO_COLUMN.test(bare) ? undefined : bare);
    return name && type ? [{ name: name.toLowerCase(), type: type.toLowerCase() }] : [];
  });

const MOMENT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?$/;

/** A moment, by the zone it was written in: that of the shop, and of a timestamp that of the dump. */
function momentIn(text: string, type: string, dumpZone: string | undefined): string | null {
  if (text.startsWith('0000-00-00')) return null;
  const zone = type === 'timestamp' ? (dumpZone ?? SHOP_ZONE) : SHOP_ZONE;
  const moment = MOMENT.test(text) ? new Date(`${text.replace(' ', 'T')}${zone}`) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** Servers of the shops that move in stand in China, where clocks have kept to one zone since 1991. */
const SHOP_ZONE = '+08:00';

const numberOf = (bytes: Buffer): string => BigInt(`0x${bytes.toString('hex') || '0'}`).toString();

/** Bits are written in digits, or as the bytes that they are, which no digits are. */
const bitsIn = (text: string): string => (/^\d+$/.test(text) ? text : numberOf(Buffer.from(text, 'latin1')));

function textOf(value: Literal, { type }: Column, zone: string | undefined): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return type === 'bit' ? numberOf(value) : value.toString('utf8');
  if (type === 'bit') return bitsIn(value);
  if (type === 'timestamp' || type === 'datetime') return momentIn(value, type, zone);
  return cleanJson(cleanText(value));
}

/** A row by the names of its columns; `zone` is what the dump says of its timestamps. */
export function rowOf(columns: readonly Column[], values: readonly Literal[], zone: string | undefined): TheirRow {
  const row: Record<string, string | null> = {};
  for (const [at, column] of columns.entries()) {
    const value = values[at];
    if (value !== undefined) row[column.name] = textOf(value, column, zone);
  }
  return row;
}

/** Refuses rows whose values cannot be told by their places. */
export function checkWidth(table: string, columns: readonly Column[], values: readonly Literal[], isCreated: boolean): void {
  const fits = isCreated ? values.length === columns.length : values.length <= columns.length;
  if (fits) return;
  throw new UnreadableDump(
    `备份里 ${table} 每行有 ${values.length} 个值，和表的 ${columns.length} 列对不上，请连同表结构重新导出，或用 mysqldump --complete-insert 写上列名`,
    'Values do not match columns',
  );
}
