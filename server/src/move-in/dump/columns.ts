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

const DEFINITION = /^\s*`([^`]+)`\s+([a-z]+)/i;

/** Parts of a list, apart at the commas that stand neither in quotes nor in parentheses. */
function partsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const found of list.matchAll(/'(?:[^'\\]|\\.|'')*'|[(),]/gs)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (found[0] !== ',' || depth > 0) continue;
    parts.push(list.slice(from, found.index));
    from = found.index + 1;
  }
  return [...parts, list.slice(from)];
}

/** Columns of a CREATE TABLE statement, in their order. */
export function columnsOf(statement: string): Column[] {
  const body = statement.slice(statement.indexOf('(') + 1, statement.lastIndexOf(')'));
  return partsOf(body).flatMap((part) => {
    const [, name, type] = DEFINITION.exec(part) ?? [];
    return name && type ? [{ name, type: type.toLowerCase() }] : [];
  });
}

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/;

/** A moment, by the zone it was written in: that of the shop, and of a timestamp that of the dump. */
function momentIn(text: string, type: string, dumpZone: string | undefined): string | null {
  if (text.startsWith('0000-00-00')) return null;
  const zone = type === 'timestamp' ? (dumpZone ?? SHOP_ZONE) : SHOP_ZONE;
  const moment = MOMENT.test(text) ? new Date(`${text.replace(' ', 'T')}${zone}`) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** Servers of the shops that move in stand in China, where clocks have kept to one zone since 1991. */
const SHOP_ZONE = '+08:00';

function textOf(value: Literal, { type }: Column, zone: string | undefined): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return type === 'bit' ? String(value.readUIntBE(0, value.length)) : value.toString('utf8');
  if (type === 'timestamp' || type === 'datetime') return momentIn(value, type, zone);
  // No text of PostgreSQL holds this character.
  return value.includes('\0') ? value.replaceAll('\0', '') : value;
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
