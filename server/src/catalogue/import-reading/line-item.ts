import type { ImportField } from '#contract/catalogue/import/import-fields.ts';
import { SHELF_MAX } from '#contract/catalogue/product-draft.ts';
import { fenOfYuan } from '#contract/fen.ts';
import type { UnitKind } from '#contract/exports/units.ts';
import { INT_MAX } from '#contract/wire.ts';
import { amountFault, amountOf } from '#server/platform/cells/amount.ts';
import { codeFault, codeOf, severalFault } from '#server/platform/cells/code.ts';
import { countFault, countOf } from '#server/platform/cells/count.ts';
import { dayIn, errorIn, faultIn, textFaultIn } from '#server/platform/cells/faults.ts';
import { picturesOf } from './cell-words.ts';
import { isField, kindOf, labels } from './fields.ts';
import { yesOrNo } from './shelf-words.ts';
import { BadRow, GALLERY_MAX, type Cells, type ImportItem, type ItemSku, type RecordRef, nameOf } from './items.ts';
import { remarksOn } from './remarks.ts';

const MONEY = /^\d{1,6}(\.\d+)?$/;

function refuse(field: ImportField, reason: string): never {
  throw new BadRow(reason, { field });
}

function words(cells: Cells, field: ImportField, length: number): string | undefined {
  const cell = cells[field];
  if (cell !== undefined && cell.length > length) refuse(field, `${labels[field]}最多 ${length} 个字`);
  return cell;
}

function code(cells: Cells, field: ImportField, length: number): string | undefined {
  const cell = cells[field];
  if (cell === undefined) return undefined;
  const fault = codeFault(cell, labels[field]) ?? severalFault(cell, labels[field]);
  if (fault !== undefined) refuse(field, fault);
  return words({ [field]: codeOf(cell) }, field, length);
}

function decimal(cells: Cells, field: ImportField, kind: UnitKind): number | undefined {
  const cell = cells[field];
  if (cell === undefined) return undefined;
  const plain = amountOf(cell, { kind });
  const label = labels[field];
  if (plain === undefined || !MONEY.test(plain))
    return refuse(field, amountFault(cell, label, kind) ?? `${label}“${cell}”应为 0 到 999999.99 的数字`);
  return fenOfYuan(plain);
}

function whole(cells: Cells, field: ImportField, most = INT_MAX): number | undefined {
  const cell = cells[field];
  if (cell === undefined) return undefined;
  const [count, label] = [countOf(cell), labels[field]];
  if (count === undefined || count < 0) return refuse(field, countFault(cell, label) ?? `${label}“${cell}”应为不小于 0 的整数`);
  return count > most ? refuse(field, `${label}“${cell}”太大，最多 ${most}`) : count;
}

/** Other systems count below 0 what was sold and is not there; of that there is nothing to sell. */
const stockOf = (cells: Cells): number | undefined =>
  cells.stock !== undefined && (countOf(cells.stock) ?? 0) < 0 ? 0 : whole(cells, 'stock');

/** Fields that may hold a day like any other text. */
const WRITTEN: ReadonlySet<string> = new Set(['content', 'storeInfo', 'keyword'] satisfies ImportField[]);

/** Leaves a number to the reader of its field, which knows what is wrong with it. */
const spoiltTextIn = (field: ImportField, cell: string) =>
  kindOf(field) !== undefined ? faultIn(cell, labels[field]) : textFaultIn(cell, labels[field]);

/** Refuses a row with a cell whose value the spreadsheet has lost. */
function checkCells(cells: Cells): void {
  for (const [field, cell] of Object.entries(cells)) {
    if (!isField(field)) continue;
    const fault = WRITTEN.has(field) ? errorIn(cell, labels[field]) : spoiltTextIn(field, cell);
    if (fault !== undefined) refuse(field, fault);
  }
}

function shown(cell: string | undefined): boolean | undefined {
  if (cell === undefined) return undefined;
  const isOn = yesOrNo(cell);
  if (isOn !== undefined) return isOn;
  return refuse('isShow', `上架“${cell}”请填写 是 或 否`);
}

/** Name and value; of the values only a scale or a time, as 1:18, has a colon. */
const PAIR = /^([^:：]+)[:：]\s*([^:：]+|\d+\s*[:：]\s*\d+)$/;

function pairOf(part: string): readonly [name: string, value: string] | undefined {
  const [, name, value] = PAIR.exec(part) ?? [];
  return name === undefined || value === undefined ? undefined : [name.trim(), value];
}

/** `颜色:红;尺码:L`, or a bare value of the one specification 规格. */
function specOf(cell: string | undefined): Record<string, string> | undefined {
  if (cell === undefined) return undefined;
  const parts = cell
    .split(/[;；|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // A scale or a time, as 1:18, is a value; no specification is called by a number.
  if (parts.length === 1 && !/^(?!\d+\s*[:：]).*[:：]/.test(parts[0] ?? '')) return { 规格: parts[0] ?? '' };
  const pairs = parts.map((part) => pairOf(part) ?? refuse('spec', `规格“${cell}”请写成 颜色:红;尺码:L`));
  const day = pairs.map(([, value]) => dayIn(value, '规格')).find((fault) => fault !== undefined);
  if (day !== undefined) refuse('spec', day);
  return Object.fromEntries(pairs);
}

const namesOf = (cell: string): RecordRef => ({
  names: cell
    .split(/[/>＞／]/)
    .map((name) => name.trim())
    .filter((name) => name !== ''),
});

const skuOf = (row: number, cells: Cells): ItemSku => {
  const fields = {
    price: decimal(cells, 'price', 'money'),
    otPrice: decimal(cells, 'otPrice', 'money'),
    cost: decimal(cells, 'cost', 'money'),
    weight: decimal(cells, 'weight', 'weight'),
    volume: decimal(cells, 'volume', 'volume'),
    stock: stockOf(cells),
    stockBase: whole(cells, 'stockBase'),
    barCode: code(cells, 'barCode', 50),
    shelf: code(cells, 'shelf', SHELF_MAX),
  };
  return { row, spec: specOf(cells.spec), fields: defined(fields) };
};

const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Item of one row. Throws the reason when a cell cannot be read. */
export function itemOf(row: number, cells: Cells): ImportItem {
  checkCells(cells);
  const fields = {
    storeName: words(cells, 'storeName', 128),
    storeInfo: words(cells, 'storeInfo', 256),
    keyword: words(cells, 'keyword', 255),
    unitName: words(cells, 'unitName', 32),
    image: words(cells, 'image', 255),
    sliderImage: cells.sliderImage === undefined ? undefined : picturesOf(cells.sliderImage).slice(0, GALLERY_MAX),
    sort: whole(cells, 'sort', 32_767),
    giveIntegral: whole(cells, 'giveIntegral'),
    ficti: whole(cells, 'ficti'),
  };
  return {
    row,
    name: nameOf(cells),
    code: code(cells, 'code', 64),
    fields: defined(fields),
    content: words(cells, 'content', 200_000),
    places: cells.cateName
      ?.split(/[,，;；|]/)
      .map(namesOf)
      .filter((place) => !('names' in place) || place.names.length > 0),
    brand: cells.brandName === undefined ? undefined : { names: [words(cells, 'brandName', 32) ?? ''] },
    isShow: shown(cells.isShow),
    attrs: undefined,
    skus: [skuOf(row, cells)],
    remarks: remarksOn(row, cells),
  };
}
