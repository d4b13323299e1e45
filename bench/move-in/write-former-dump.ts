import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crmebColumns } from '#server/move-in/crmeb/columns.ts';
import { phpColumns } from '#server/move-in/crmeb-php/columns.ts';
import type { TableColumns } from '#server/move-in/dump/read-dump.ts';
import { phpShop } from '../../server/test/former-shop/php-shop.ts';
import { type FormerCell, type FormerRecord, type FormerSize, formerTables } from './former-rows.ts';

const ROWS_PER_INSERT = 500;
const NUMBER = /int$|^decimal$/;

const LENGTHS: Readonly<Record<string, string>> = { varchar: '(255)', char: '(64)', decimal: '(16,2)' };

interface TableColumn {
  name: string;
  type: string;
}

function literal(cell: FormerCell | undefined, { type }: TableColumn): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number') return String(cell);
  if (cell !== undefined) return `'${cell.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  return NUMBER.test(type) ? '0' : type === 'timestamp' || type === 'datetime' ? 'NULL' : "''";
}

const tupleOf = (row: FormerRecord, columns: readonly TableColumn[]): string =>
  `(${columns.map((column) => literal(row[column.name], column)).join(',')})`;

/** Statements of one table, many rows each, as mysqldump writes them. */
function* statementsOf(table: string, rows: Iterable<FormerRecord>, known: TableColumns): Generator<string> {
  const columns = known.get(table) ?? [];
  yield `CREATE TABLE \`${table}\` (\n${columns.map(({ name, type }) => `  \`${name}\` ${type}${LENGTHS[type] ?? ''} DEFAULT NULL`).join(',\n')}\n) ENGINE=InnoDB;\n`;
  let waiting: string[] = [];
  for (const row of rows) {
    waiting.push(tupleOf(row, columns));
    if (waiting.length < ROWS_PER_INSERT) continue;
    yield `INSERT INTO \`${table}\` VALUES ${waiting.join(',')};\n`;
    waiting = [];
  }
  if (waiting.length > 0) yield `INSERT INTO \`${table}\` VALUES ${waiting.join(',')};\n`;
}

type TablesOfDump = Iterable<readonly [table: string, rows: Iterable<FormerRecord>]>;

function* dumpOf(tables: TablesOfDump, known: TableColumns): Generator<string> {
  yield "/*!40103 SET TIME_ZONE='+00:00' */;\n/*!40101 SET NAMES utf8mb4 */;\n";
  for (const [table, rows] of tables) yield* statementsOf(table, rows, known);
  yield '-- Dump completed\n';
}

/** A made shop in the tables of CRMEB PHP, all of it in memory; tables that it does not have are left out. */
function phpTables(size: FormerSize): TablesOfDump {
  const rows = new Map([...formerTables(size)].map(([table, of]) => [table, [...of]] as const));
  return [...phpShop(rows)].filter(([, of]) => of.length > 0);
}

/** Writes the dump of a made shop, of which no more is in memory than one statement, unless it is one of CRMEB PHP. */
export const writeFormerDump = (path: string, size: FormerSize, { isPhp = false } = {}): Promise<void> =>
  pipeline(
    Readable.from(isPhp ? dumpOf(phpTables(size), phpColumns()) : dumpOf(formerTables(size), crmebColumns())),
    createWriteStream(path),
  );
