import { type ImportField, importFields } from './import-fields.ts';

/** A product of two SKUs: of what is the product's own the first row says all. */
const SAMPLES: readonly Partial<Record<ImportField, string>>[] = [
  {
    code: 'A001',
    storeName: '搪瓷杯',
    cateName: '餐厨/杯子',
    keyword: '杯 搪瓷',
    storeInfo: '加厚杯身，煮咖啡泡茶都行',
    unitName: '只',
    spec: '颜色:白',
    barCode: 'A001-01',
    shelf: 'A-03-2',
    price: '39.90',
    otPrice: '59.00',
    cost: '18.00',
    stock: '100',
    weight: '0.35',
    volume: '0.01',
    sort: '0',
    giveIntegral: '0',
    ficti: '0',
    isShow: '否',
  },
  {
    code: 'A001',
    storeName: '搪瓷杯',
    spec: '颜色:蓝',
    barCode: 'A001-02',
    shelf: 'A-03-3',
    price: '42.00',
    otPrice: '59.00',
    cost: '18.00',
    stock: '80',
  },
];

/** Columns that only our own export fills in. */
const EXPORTED: readonly string[] = ['id', 'skuId', 'stockBase'] satisfies ImportField[];

/** The file that staff fill in: a heading for every field of the import, and a product to write over. */
export function importTemplate(): string[][] {
  const fields = Object.entries(importFields).filter(([field]) => !EXPORTED.includes(field));
  const rows = SAMPLES.map((sample: Record<string, string | undefined>) => fields.map(([field]) => sample[field] ?? ''));
  return [fields.map(([, heading]) => heading), ...rows];
}
