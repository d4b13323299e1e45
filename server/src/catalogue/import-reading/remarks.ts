import { fenOfYuan, yuanOfFen } from '#contract/fen.ts';
import { GALLERY_MAX, type Cells, type RowNote, nameOf } from './items.ts';
import { picturesOf, plainAmount } from './cell-words.ts';

const AMOUNTS = { price: '售价', otPrice: '划线价', cost: '成本价', weight: '重量', volume: '体积' } as const;
/** Spreadsheets keep 19.9 as 19.900000000000002: nobody wrote that, so nobody need be told. */
const NOISE = 1e-6;

function roundedOf(cell: string | undefined, label: string): string[] {
  if (cell === undefined) return [];
  const plain = plainAmount(cell);
  const kept = yuanOfFen(fenOfYuan(plain));
  return Math.abs(Number(kept) - Number(plain)) < NOISE ? [] : [`${label}“${cell}”只保留两位小数，将存为 ${kept}`];
}

function leftOutOf(cell: string | undefined): string[] {
  const count = cell === undefined ? 0 : picturesOf(cell).length;
  return count > GALLERY_MAX ? [`轮播图有 ${count} 张，只保留前 ${GALLERY_MAX} 张`] : [];
}

/** Cells that are taken otherwise than they stand in the row; only for a row that can be read. */
export function remarksOn(row: number, cells: Cells): RowNote[] {
  const amounts = Object.entries(AMOUNTS).flatMap(([field, label]) => roundedOf(cells[field as keyof typeof AMOUNTS], label));
  const name = nameOf(cells);
  return [...amounts, ...leftOutOf(cells.sliderImage)].map((reason) => ({ row, name, reason }));
}
