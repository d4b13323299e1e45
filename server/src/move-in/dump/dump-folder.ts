import { readdirSync } from 'node:fs';
import { TornDump, UnreadableDump } from './unreadable.ts';

/** Files of dumps, as they are told by their names: packages among them. */
const DUMP = /\.(?:sql|gz|zip|tgz|tar)$/i;
export const isDumpName = (name: string): boolean => DUMP.test(name);

/** Triggers, routines and views of mydumper, which are not read. */
const NO_ROWS = /-schema-(?:triggers|post|view)\.sql(?:\.gz)?$/i;
const PACKED = /\.(?:zst|lz4|xz|bz2|rar|7z)$/i;
const ROWS = /\.(?:txt|dat|csv|tsv)$/i;

const stemOf = (name: string): string => name.replace(/\..*$/, '').toLowerCase();

/** Names of the files of a folder that are read, in their order. */
export function filesOfFolder(path: string): string[] {
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  const files = names.filter((name) => DUMP.test(name) && !NO_ROWS.test(name)).toSorted();
  if (names.some((name) => name.startsWith('metadata.partial'))) throw new TornDump('mydumper 没有导出完');
  const packed = names.find((name) => PACKED.test(name));
  if (packed !== undefined)
    throw new UnreadableDump(`文件夹里的 ${packed} 是压缩过的，请先解压成 .sql 再搬（.zst 用 zstd -d）`, 'Packed files there');
  const stems = new Set(files.map(stemOf));
  const rows = names.find((name) => ROWS.test(name) && stems.has(stemOf(name)));
  if (rows !== undefined)
    throw new UnreadableDump(
      `文件夹里 .sql 只有表结构，数据在 ${rows} 这样的文件里，请不要加 --tab，用 mysqldump 导出成一个 .sql 文件再搬`,
      'Rows lie in files of their own',
    );
  if (files.length === 0)
    throw new UnreadableDump(`${path} 里没有 .sql、.sql.gz 或 .zip 文件，请选数据库备份所在的文件夹`, 'No dump there');
  return files;
}
