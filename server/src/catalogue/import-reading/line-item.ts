import { type ImportField, importFields } from '#contract/catalogue/import.ts';
import { SHELF_MAX } from '#contract/catalogue/product-draft.ts';
import { fenOfYuan } from '#contract/fen.ts';
import type { UnitKind } from '#contract/exports/units.ts';
import { INT_MAX } from '#contract/wire.ts';
import { amountFault, amountOf } from '#server/platform/cells/amount.ts';
import { codeFault, codeOf } from '#server/platform/cells/code.ts';
import { countFault, countOf } from '#server/platform/cells/count.ts';
import { dayIn, errorIn } from '#server/platform/cells/faults.ts';
import { picturesOf } from './cell-words.ts';
import { yesOrNo } from './shelf-words.ts';
import { BadRow, GALLERY_MAX, type Cells, type ImportItem, type ItemSku, type RecordRef, nameOf } from './items.ts';
import { remarksOn } from './remarks.ts';

const MONEY = /^\d{1,6}(\.\d+)?$/;

const max = (cell: string | undefined, length: number, label: string): string | undefined => {
  if (cell !== undefined && cell.length > length) throw new BadRow(`${label}最多 ${length} 个字`);
  return cell;
};

function number(cell: string | undefined, length: number, label: string): string | undefined {
  const fault = cell === undefined ? undefined : codeFault(cell, label);
  if (fault !== undefined) throw new BadRow(fault);
  return max(cell === undefined ? undefined : codeOf(cell), length, label);
}

function decimal(cell: string | undefined, label: string, kind: UnitKind): number | undefined {
  if (cell === undefined) return undefined;
  const plain = amountOf(cell, { kind });
  if (plain === undefined || !MONEY.test(plain))
    throw new BadRow(amountFault(cell, label, kind) ?? `${label}“${cell}”应为 0 到 999999.99 的数字`);
  return fenOfYuan(plain);
}

function aggregate(cell: string | undefined, label: string, most = INT_MAX): number | undefined {
  if (cell === undefined) return undefined;
  const count = countOf(cell);
  if (count === undefined || count < 0) throw new BadRow(countFault(cell, label) ?? `${label}“${cell}”应为不小于 0 的整数`);
  if (count > most) throw new BadRow(`${label}“${cell}”太大，最多 ${most}`);
  return count;
}

/** Other systems count below 0 what was sold and is not there; of that there is nothing to sell. */
const stockOf = (cell: string | undefined): number | undefined =>
  cell !== undefined && (countOf(cell) ?? 0) < 0 ? 0 : aggregate(cell, '库存');

/** Fields that may hold a day like any other text. */
const WRITTEN: ReadonlySet<string> = new Set(['content', 'storeInfo', 'keyword'] satisfies ImportField[]);
const labels: Readonly<Record<string, string>> = importFields;

/** Refuses a row with a cell whose value the spreadsheet has lost. */
function checkCells(cells: Cells): void {
  for (const [field, cell] of Object.entries(cells)) {
    const label = labels[field] ?? field;
    const fault = errorIn(cell, label) ?? (WRITTEN.has(field) ? undefined : dayIn(cell, label));
    if (fault !== undefined) throw new BadRow(fault);
  }
}

function shown(cell: string | undefined): boolean | undefined {
  if (cell === undefined) return undefined;
  const isOn = yesOrNo(cell);
  if (isOn !== undefined) return isOn;
  throw new BadRow(`上架“${cell}”请填写 是 或 否`);
}

/** `颜色:红;尺码:L`, or a bare value of the one specification 规格. */
function specOf(cell: string | undefined): Record<string, string> | undefined {
  if (cell === undefined) return undefined;
  const parts = cell
    .split(/[;；|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 1 && !/[:：]/.test(parts[0] ?? '')) return { 规格: parts[0] ?? '' };
  const pairs = parts.map((part) => part.split(/[:：]/).map((text) => text.trim()));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) throw new BadRow(`规格“${cell}”请写成 颜色:红;尺码:L`);
  const day = pairs.map(([, value = '']) => dayIn(value, '规格')).find((fault) => fault !== undefined);
  if (day !== undefined) throw new BadRow(day);
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
    price: decimal(cells.price, '售价', 'money'),
    otPrice: decimal(cells.otPrice, '划线价', 'money'),
    cost: decimal(cells.cost, '成本价', 'money'),
    weight: decimal(cells.weight, '重量', 'weight'),
    volume: decimal(cells.volume, '体积', 'volume'),
    stock: stockOf(cells.stock),
    stockBase: aggregate(cells.stockBase, '库存（导出时）'),
    barCode: number(cells.barCode, 50, '商品编号'),
    shelf: max(cells.shelf, SHELF_MAX, '货位'),
  };
  return { row, spec: specOf(cells.spec), fields: defined(fields) };
};

const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Item of one row. Throws the reason when a cell cannot be read. */
export function itemOf(row: number, cells: Cells): ImportItem {
  checkCells(cells);
  const fields = {
    storeName: max(cells.storeName, 128, '商品名称'),
    storeInfo: max(cells.storeInfo, 256, '商品简介'),
    keyword: max(cells.keyword, 255, '关键字'),
    unitName: max(cells.unitName, 32, '单位'),
    image: max(cells.image, 255, '封面图'),
    sliderImage: cells.sliderImage === undefined ? undefined : picturesOf(cells.sliderImage).slice(0, GALLERY_MAX),
    sort: aggregate(cells.sort, '排序', 32_767),
    giveIntegral: aggregate(cells.giveIntegral, '积分'),
    ficti: aggregate(cells.ficti, '虚拟销量'),
  };
  return {
    row,
    name: nameOf(cells),
    code: number(cells.code, 64, '商品编码'),
    fields: defined(fields),
    content: max(cells.content, 200_000, '商品详情'),
    places: cells.cateName
      ?.split(/[,，;；|]/)
      .map(namesOf)
      .filter((place) => !('names' in place) || place.names.length > 0),
    brand: cells.brandName === undefined ? undefined : { names: [max(cells.brandName, 32, '品牌') ?? ''] },
    isShow: shown(cells.isShow),
    attrs: undefined,
    skus: [skuOf(row, cells)],
    remarks: remarksOn(row, cells),
  };
}
