import { z } from 'zod';
import { type UnitKind, type UnitName, unitInHeading, unitNames, unitsOf } from '../../exports/units.ts';

/**
 * Fields that a column of a sheet may mean. `spec` columns hold values like `颜色:红;尺码:L`. The two ids and `stockBase` come from our own
 * export: they find a row again, and of the stock only what the person changed is applied.
 */
export const importFields = {
  id: '系统商品ID',
  skuId: '系统规格ID',
  code: '商品编码',
  storeName: '商品名称',
  cateName: '商品分类',
  brandName: '品牌',
  keyword: '关键字',
  storeInfo: '商品简介',
  unitName: '单位',
  image: '封面图',
  sliderImage: '轮播图',
  content: '商品详情',
  spec: '规格',
  barCode: '商品编号',
  shelf: '货位',
  price: '售价',
  otPrice: '划线价',
  cost: '成本价',
  stock: '库存',
  stockBase: '库存（导出时）',
  weight: '重量（KG）',
  volume: '体积(m³)',
  sort: '排序',
  giveIntegral: '积分',
  ficti: '虚拟销量',
  isShow: '上架',
} as const;
export type ImportField = keyof typeof importFields;

/** Fields that have a unit; the first of its kind is the one they are kept in. */
export const fieldUnits: Readonly<Partial<Record<ImportField, UnitKind>>> = {
  price: 'money',
  otPrice: 'money',
  cost: 'money',
  weight: 'weight',
  volume: 'volume',
};

/** Unit of the figures of a column: that of its heading, else the one they are kept in; null for a field that has none. */
export function columnUnit(field: ImportField | null | undefined, heading: string): UnitName | null {
  const kind = field ? fieldUnits[field] : undefined;
  return kind === undefined ? null : (unitInHeading(kind, heading)?.unit.name ?? unitsOf(kind)[0]?.name ?? null);
}

/** Fields by which a row names its product. */
export const namingFields: readonly ImportField[] = ['storeName', 'code', 'barCode', 'id'];

export const columnField = z.enum([
  'id',
  'skuId',
  'code',
  'storeName',
  'cateName',
  'brandName',
  'keyword',
  'storeInfo',
  'unitName',
  'image',
  'sliderImage',
  'content',
  'spec',
  'barCode',
  'shelf',
  'price',
  'otPrice',
  'cost',
  'stock',
  'stockBase',
  'weight',
  'volume',
  'sort',
  'giveIntegral',
  'ficti',
  'isShow',
] as const satisfies readonly ImportField[]);

export const columnUnitName = z.enum(unitNames);
