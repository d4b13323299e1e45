import { fenOfYuan, yuanOfFen } from '#contract/fen.ts';
import type { UnitKind } from '#contract/exports/units.ts';
import { amountOf } from '#server/platform/cells/amount.ts';
import { countOf } from '#server/platform/cells/count.ts';
import { DAY_OF_YEAR, picturesOf } from './cell-words.ts';
import { GALLERY_MAX, type Cells, type RowNote, nameOf } from './items.ts';

const AMOUNTS: readonly (readonly [field: keyof Cells, label: string, kind: UnitKind])[] = [
  ['price', '售价', 'money'],
  ['otPrice', '划线价', 'money'],
  ['cost', '成本价', 'money'],
  ['weight', '重量', 'weight'],
  ['volume', '体积', 'volume'],
];
/** Spreadsheets keep 19.9 as 19.900000000000002: nobody wrote that, so nobody need be told. */
const NOISE = 1e-6;

function roundedOf(cell: string | undefined, label: string, kind: UnitKind): string[] {
  const plain = cell === undefined ? undefined : amountOf(cell, { kind });
  if (plain === undefined) return [];
  const kept = yuanOfFen(fenOfYuan(plain));
  return Math.abs(Number(kept) - Number(plain)) < NOISE ? [] : [`${label}“${cell}”只保留两位小数，将存为 ${kept}`];
}

const oversoldIn = ({ stock }: Cells): string[] =>
  stock !== undefined && (countOf(stock) ?? 0) < 0 ? [`库存“${stock}”小于 0，将存为 0`] : [];

function leftOutOf(cell: string | undefined): string[] {
  const count = cell === undefined ? 0 : picturesOf(cell).length;
  return count > GALLERY_MAX ? [`轮播图有 ${count} 张，只保留前 ${GALLERY_MAX} 张`] : [];
}

function daysIn(spec: string | undefined): string[] {
  const values = spec?.split(/[;；|\n:：]/).map((value) => value.trim()) ?? [];
  return values.flatMap((value) => {
    const [, month, day] = DAY_OF_YEAR.exec(value) ?? [];
    return month === undefined ? [] : [`规格“${value}”可能是表格软件由“${month}-${day}”改成的日期，请核对`];
  });
}

/** Cells that are taken otherwise than they stand in the row; only for a row that can be read. */
export function remarksOn(row: number, cells: Cells): RowNote[] {
  const amounts = AMOUNTS.flatMap(([field, label, kind]) => roundedOf(cells[field], label, kind));
  const name = nameOf(cells);
  const others = [...oversoldIn(cells), ...daysIn(cells.spec), ...leftOutOf(cells.sliderImage)];
  return [...amounts, ...others].map((reason) => ({ row, name, reason }));
}
