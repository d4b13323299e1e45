import { randomBytes } from 'node:crypto';
import { toCsv } from '#server/platform/sheets/csv.ts';
import { ownName } from '#server/pictures/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { RecordRefusal } from '../import-reading/document.ts';
import type { NumberedRow } from '../import-reading/kept-rows.ts';

const REASON = '失败原因';
const KINDS = { categories: '分类', brands: '品牌', products: '商品', reviews: '评价' } as const;

const listed = (refused: readonly RecordRefusal[]): string[][] => [
  ['类型', '序号', '名称', REASON],
  ...refused.map(({ kind, row, name, reason }) => [KINDS[kind], String(row), name, reason]),
];

/** The refused rows as they came, each with its reason at the end, ready to be mended and imported again. */
async function* rowsWithReasons(
  refused: readonly RecordRefusal[],
  rows: AsyncIterable<NumberedRow>,
  headerRow: number,
): AsyncGenerator<string[]> {
  const reasons = new Map(refused.map(({ row, reason }) => [row, reason]));
  let width = 0;
  for await (const { number, cells } of rows) {
    if (number === headerRow) width = cells.length;
    const reason = number === headerRow ? REASON : reasons.get(number);
    // A row with more cells than headings keeps them all, so that it is refused again until it is mended.
    if (reason !== undefined)
      yield [...Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? ''), reason];
  }
}

/** The address at which its owner fetches it; null when every row went in. */
export async function storeErrorFile(
  storage: Storage,
  adminId: number,
  refused: readonly RecordRefusal[],
  sheet: { rows: () => AsyncIterable<NumberedRow>; headerRow: number } | undefined,
): Promise<string | null> {
  if (refused.length === 0) return null;
  const name = ownName(adminId, `${randomBytes(24).toString('hex')}.csv`);
  const lines = sheet ? await Array.fromAsync(rowsWithReasons(refused, sheet.rows(), sheet.headerRow)) : listed(refused);
  await storage.put(`export/${name}`, toCsv(lines));
  return `/common/download?fileName=${name}&delete=false`;
}
