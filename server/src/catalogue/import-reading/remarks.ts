import { type ImportField, fieldUnits } from '#contract/catalogue/import/import-fields.ts';
import { fenOfYuan, yuanOfFen } from '#contract/fen.ts';
import { amountOf } from '#server/platform/cells/amount.ts';
import { countOf } from '#server/platform/cells/count.ts';
import { DAY_OF_YEAR, picturesOf } from './cell-words.ts';
import { isField, labels } from './fields.ts';
import { GALLERY_MAX, type Cells, type RowNote, nameOf } from './items.ts';

/** Spreadsheets keep 19.9 as 19.900000000000002: nobody wrote that, so nobody need be told. */
const NOISE = 1e-6;

type Remark = readonly [field: ImportField, reason: string];

const roundedIn = (cells: Cells): Remark[] =>
  Object.entries(fieldUnits).flatMap(([field, kind]): Remark[] => {
    if (!isField(field)) return [];
    const cell = cells[field];
    const plain = cell === undefined ? undefined : amountOf(cell, { kind });
    if (plain === undefined) return [];
    const kept = yuanOfFen(fenOfYuan(plain));
    const isWhole = Math.abs(Number(kept) - Number(plain)) < NOISE;
    return isWhole ? [] : [[field, `${labels[field]}“${cell}”只保留两位小数，将存为 ${kept}`]];
  });

const oversoldIn = ({ stock }: Cells): Remark[] =>
  stock !== undefined && (countOf(stock) ?? 0) < 0 ? [['stock', `库存“${stock}”小于 0，将存为 0`]] : [];

function leftOutOf({ sliderImage }: Cells): Remark[] {
  const count = sliderImage === undefined ? 0 : picturesOf(sliderImage).length;
  return count > GALLERY_MAX ? [['sliderImage', `轮播图有 ${count} 张，只保留前 ${GALLERY_MAX} 张`]] : [];
}

function daysIn({ spec = '' }: Cells): Remark[] {
  const values = spec.split(/[;；|\n:：]/).map((value) => value.trim());
  return values.flatMap((value): Remark[] => {
    const [, month, day] = DAY_OF_YEAR.exec(value) ?? [];
    return month === undefined ? [] : [['spec', `规格“${value}”可能是表格软件由“${month}-${day}”改成的日期，请核对`]];
  });
}

/** Cells that are taken otherwise than they stand in the row; only for a row that can be read. */
export const remarksOn = (row: number, cells: Cells): RowNote[] =>
  [roundedIn, oversoldIn, daysIn, leftOutOf]
    .flatMap((remarksIn) => remarksIn(cells))
    .map(([field, reason]) => ({ row, name: nameOf(cells), reason, cell: { field } }));
