import { randomBytes } from 'node:crypto';
import { toCsv } from '#server/platform/sheets/csv.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { RecordRefusal } from './document.ts';

const REASON = '失败原因';
const KINDS = { categories: '分类', brands: '品牌', products: '商品', reviews: '评价' } as const;

/** The refused rows as they came, each with its reason at the end, ready to be mended and imported again. */
export function errorRows(refused: readonly RecordRefusal[], rows: readonly string[][] | undefined): string[][] {
  if (!rows)
    return [
      ['类型', '序号', '名称', REASON],
      ...refused.map(({ kind, row, name, reason }) => [KINDS[kind], String(row), name, reason]),
    ];
  const [headers = []] = rows;
  const padded = (row: readonly string[]) => headers.map((_, at) => row[at] ?? '');
  const reasons = new Map(refused.map(({ row, reason }) => [row, reason]));
  return [
    [...headers, REASON],
    ...[...reasons].toSorted(([a], [b]) => a - b).map(([row, reason]) => [...padded(rows[row - 1] ?? []), reason]),
  ];
}

/** Its address; null when every row went in. */
export async function storeErrorFile(
  storage: Storage,
  refused: readonly RecordRefusal[],
  rows: readonly string[][] | undefined,
): Promise<string | null> {
  if (refused.length === 0) return null;
  const key = `export/${randomBytes(24).toString('hex')}.csv`;
  await storage.put(key, toCsv(errorRows(refused, rows)));
  return storage.urlOf(key);
}
