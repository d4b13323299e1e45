import { crmebColumns } from '#server/move-in/crmeb/columns.ts';
import type { TableColumns } from '#server/move-in/dump/read-dump.ts';
import { HOUR } from '#contract/durations.ts';

export type Cell = string | number | null;
/** Rows by table; columns that a row leaves out are blank. */
export type FormerRows = ReadonlyMap<string, readonly Readonly<Record<string, Cell>>[]>;

export const writers = ['mysqldump', 'navicat', 'phpMyAdmin'] as const;

interface DumpForm {
  writer: (typeof writers)[number];
  /** Names the columns in every INSERT, whatever the writer does by itself. */
  namesColumns?: boolean;
  /** Leaves out CREATE TABLE, as dumps of data alone do. */
  isDataOnly?: boolean;
  /** A column of the shop's own at the end of every table. */
  ownColumn?: string;
  /** Columns of its tables, where these are not those of CRMEB Java. */
  columns?: TableColumns;
  /** Version whose tables it has; 1.4 without it. */
  version?: '1.3.4';
}

/** Columns that 1.4 added, each at the end of its table. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  eb_store_order: ['shipment_pic', 'shipment_task_id', 'shipment_order_id', 'shipment_num', 'express_record_type'],
  eb_store_product: ['version'],
  eb_store_product_attr_value: ['version'],
  eb_user: ['is_logoff', 'logoff_time'],
  eb_user_recharge: ['is_wechat_shipping', 'out_trade_no'],
};

interface Column {
  name: string;
  type: string;
}

const NUMBERS = new Set(['int', 'tinyint', 'smallint', 'mediumint', 'bigint', 'decimal']);
/** Lengths are of no interest to whoever reads. */
const LENGTHS: Readonly<Record<string, string>> = { varchar: '(255)', char: '(32)', decimal: '(10,2)', bit: '(1)' };

const blankOf = ({ type }: Column): Cell => (NUMBERS.has(type) ? 0 : type === 'timestamp' || type === 'datetime' ? null : '');

const inUtc = (local: string): string =>
  new Date(new Date(`${local.replace(' ', 'T')}Z`).getTime() - 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '"': '\\"' };
const quote = (text: string): string => `'${text.replaceAll(/[\\'\n"]/g, (mark) => ESCAPES[mark] ?? mark)}'`;

/** A cell as it stands in SQL; timestamps in the zone that the dump says. */
function literal(cell: Cell, { type }: Column, isUtc: boolean): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number') return String(cell);
  return quote(type === 'timestamp' && isUtc ? inUtc(cell) : cell);
}

function createTable(table: string, columns: readonly Column[]): string {
  const lines = columns.map(
    ({ name, type }) => `  \`${name}\` ${type}${LENGTHS[type] ?? ''} DEFAULT NULL COMMENT 'kept; by \`us\`, (always)'`,
  );
  return `DROP TABLE IF EXISTS \`${table}\`;\nCREATE TABLE \`${table}\` (\n${lines.join(',\n')},\n  KEY \`of\` (\`${columns[0]?.name}\`)\n) ENGINE=InnoDB;\n`;
}

const HEADS = {
  mysqldump: "-- MySQL dump 10.13\n/*!40103 SET TIME_ZONE='+00:00' */;\n/*!40101 SET NAMES utf8mb4 */;\n",
  navicat: '/*\n Navicat Premium Data Transfer\n*/\nSET NAMES utf8mb4;\n',
  phpMyAdmin: '-- phpMyAdmin SQL Dump\nSET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";\nSET time_zone = "+00:00";\n',
};

function rowsOf(table: string, tuples: readonly string[], list: string, writer: DumpForm['writer']): string {
  const into = `INSERT INTO \`${table}\`${list} VALUES`;
  if (writer === 'navicat') return tuples.map((tuple) => `${into} ${tuple};\n`).join('');
  if (writer === 'phpMyAdmin') return `${into}\n${tuples.join(',\n')};\n`;
  return `LOCK TABLES \`${table}\` WRITE;\n/*!40000 ALTER TABLE \`${table}\` DISABLE KEYS */;\n${into} ${tuples.join(',')};\nUNLOCK TABLES;\n`;
}

/** The dump of a shop as one of three programs writes it. */
export function writeDump(
  rows: FormerRows,
  {
    writer,
    namesColumns = writer === 'phpMyAdmin',
    isDataOnly = false,
    ownColumn,
    version,
    columns: known = crmebColumns(),
  }: DumpForm,
): string {
  const isUtc = writer !== 'navicat';
  const tables = [...rows].map(([table, of]) => {
    const own = ownColumn === undefined ? [] : [{ name: ownColumn, type: 'varchar' }];
    const all = known.get(table) ?? Object.keys(of[0] ?? {}).map((name) => ({ name, type: 'varchar' }));
    const added = version === undefined ? [] : (ADDED[table] ?? []);
    const columns = [...all.filter(({ name }) => !added.includes(name)), ...own];
    const tuples = of.map(
      (row) =>
        `(${columns.map((column) => literal(row[column.name] ?? (column.name in row ? null : blankOf(column)), column, isUtc)).join(', ')})`,
    );
    const list = namesColumns ? ` (${columns.map(({ name }) => `\`${name}\``).join(', ')})` : '';
    return `${isDataOnly ? '' : createTable(table, columns)}${tuples.length === 0 ? '' : rowsOf(table, tuples, list, writer)}\n`;
  });
  return `${HEADS[writer]}${tables.join('')}-- Dump completed`;
}
