import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { type UnitKind, type UnitName, unitInHeading, unitNames, unitsOf } from '../exports/units.ts';
import { id, idList, idOrNone, integer, text } from '../wire.ts';
import { DryRun } from './import-results.ts';

export const IMPORT_MB = 50;
export const IMPORT_ROWS = 100_000;

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

export const productImportRefusals = refusals('import', {
  NOT_A_SHEET: { code: 400, says: () => '无法识别文件，请上传 xlsx、csv 或 json 文件' },
  TOO_LARGE: { code: 400, says: () => `文件不能超过 ${IMPORT_MB} MB，请拆分后再导入` },
  TOO_MANY_ROWS: { code: 400, says: () => `一次最多导入 ${IMPORT_ROWS} 行，请拆分后再导入` },
  EMPTY_FILE: { code: 400, says: () => '文件是空的，请检查后重新上传' },
  NO_ROWS: { code: 400, says: () => '文件里没有数据，请填写后重新上传' },
  HEADINGS_ALONE: { code: 400, says: () => '文件只有标题行，没有数据，请从第二行起填写后重新上传' },
  TOO_MUCH_INSIDE: { code: 400, says: () => '文件里的内容太多，无法读取，请拆分后再导入' },
  UNPACKS_HUGE: { code: 400, says: () => '文件解压后太大，请拆分后再导入' },
  PROTECTED: { code: 400, says: () => '文件设有打开密码，请在 Excel 中取消密码并保存后重新上传' },
  OLD_EXCEL: { code: 400, says: () => '文件是旧版 Excel 格式（xls），请用 Excel 打开后另存为 xlsx 再上传' },
  BINARY_EXCEL: { code: 400, says: () => '文件是二进制工作簿（xlsb），请用 Excel 打开后另存为 xlsx 再上传' },
  OPEN_DOCUMENT: { code: 400, says: () => '文件是 OpenDocument 格式（ods），请打开后另存为 xlsx 再上传' },
  WEB_PAGE: { code: 400, says: () => '文件内容是网页，不是表格，请用 Excel 打开后另存为 xlsx 再上传' },
  BROKEN_FILE: { code: 400, says: () => '文件已损坏或格式不正确，请另存后重新上传' },
  BEYOND_EXCEL: {
    code: 400,
    says: () => '表格里的行号或列号超出了 Excel 的范围（1048576 行、16384 列），请用 Excel 打开后另存为 xlsx 再上传',
  },
  BLANK_ROWS: {
    code: 400,
    says: ({ row }: { row: number }) => `第 ${row} 行之前有超过 1000 个连续的空行，请删除这些空行并保存后重新上传`,
  },
  OPEN_QUOTE: {
    code: 400,
    says: ({ row }: { row: number }) => `第 ${row} 行有英文双引号没有成对，后面的内容读不出来，请补上或删去这个引号后重新上传`,
  },
  TOO_SLOW: { code: 400, says: () => '读取文件超过 60 秒仍未完成，请拆分后再上传' },
  NOT_FOUND: { code: 404, says: () => '上传的文件已过期，请重新上传' },
  NO_NAME_COLUMN: { code: 400, says: () => '请至少指定“商品名称”或“商品编码”对应的列' },
  COLUMN_TWICE: { code: 400, says: () => '同一个字段不能对应两列，请重新选择' },
});

/** Refusals of a sheet that cannot be read, whatever is in it. */
export const unreadableSheet = [
  productImportRefusals.EMPTY_FILE,
  productImportRefusals.BROKEN_FILE,
  productImportRefusals.UNPACKS_HUGE,
  productImportRefusals.BEYOND_EXCEL,
  productImportRefusals.BLANK_ROWS,
  productImportRefusals.OPEN_QUOTE,
  productImportRefusals.TOO_SLOW,
  productImportRefusals.NOT_A_SHEET,
  productImportRefusals.OLD_EXCEL,
  productImportRefusals.BINARY_EXCEL,
  productImportRefusals.OPEN_DOCUMENT,
  productImportRefusals.WEB_PAGE,
  productImportRefusals.PROTECTED,
];

const field = z.enum([
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

const unit = z.enum(unitNames);

/** Column of the file with the field it was taken for; `score` is 0 to 1. `unit` is what its heading says of a figure, else the usual one. */
export const Column = z.object({
  index: z.int(),
  header: z.string(),
  field: field.nullable(),
  score: z.number(),
  unit: unit.nullable().default(null),
});

/** Rows above the table that may hold a title. */
export const HEADER_ROWS = 20;
const headerRow = integer(1, HEADER_ROWS, `列名应在前 ${HEADER_ROWS} 行`);
const sample = z.array(z.array(z.string()));

/** Systems whose exports are read as they are. */
export const sheetOrigins = choices({ shopify: 'Shopify', woocommerce: 'WooCommerce' });
export type SheetOrigin = (typeof sheetOrigins.values)[number];

/** Names of the sheets of the book that were not read, though something stands in them. */
export const sheetsAside = z.array(z.string()).default([]);

export const Preview = z.object({
  uploadId: z.int(),
  /** `sheet` has columns to assign; `document` is a whole shop in JSON and has none. */
  kind: z.enum(['sheet', 'document']),
  fileName: z.string(),
  encoding: z.string(),
  rows: z.int(),
  columns: z.array(Column),
  sample,
  /** System whose export the file was recognised as; its columns are shown as ours. */
  origin: sheetOrigins.schema().nullable().default(null),
  aside: sheetsAside,
  /** Row of the headings, as a person counts; 0 in a document. */
  headerRow: z.int().default(1),
  contents: z.object({ categories: z.int(), brands: z.int(), products: z.int(), reviews: z.int() }),
});

const Plan = z.object({
  uploadId: id,
  columns: z
    .array(
      z.object({
        index: z.int().min(0).max(500),
        field: field.nullable(),
        /** Unit of its figures, where it is not that of the heading. */
        unit: unit.nullish(),
      }),
    )
    .max(100)
    .default([]),
  /** Row of the headings, where it is not the one that was found. */
  headerRow: headerRow.optional(),
  /** Defaults for products that name none of their own. */
  tempId: idOrNone.optional(),
  cateId: idList.optional(),
  /** New products go on the shelf where the file does not say; they stay in the warehouse otherwise. */
  putOnShelf: z.boolean().optional(),
  /** New categories of the dry run that shall not be made: rows that name them are refused. */
  withoutCategories: z.array(text(1000)).max(IMPORT_ROWS).optional(),
});
export type Plan = z.output<typeof Plan>;

export const importCalls = calls('import', '/admin/store/product/import', {
  preview: post('/preview', {
    permission: 'admin:product:import',
    about: 'Takes an xlsx, csv (UTF-8 or GBK) or JSON file and guesses what its columns mean.',
    file: 'multipart',
    returns: Preview,
    refuses: [
      productImportRefusals.TOO_LARGE,
      productImportRefusals.TOO_MUCH_INSIDE,
      productImportRefusals.TOO_MANY_ROWS,
      productImportRefusals.NO_ROWS,
      productImportRefusals.HEADINGS_ALONE,
      ...unreadableSheet,
    ],
  }),
  headings: get('/headings', {
    permission: 'admin:product:import',
    about: 'Columns and first rows of a sheet that was sent, with another row as its headings.',
    query: z.object({ uploadId: id, headerRow }),
    returns: z.object({ columns: z.array(Column), sample, headerRow: z.int(), rows: z.int() }),
    refuses: [productImportRefusals.NOT_FOUND],
  }),
  dryRun: post('/dry-run', {
    permission: 'admin:product:import',
    about: 'Says what a run would change, and changes nothing.',
    body: Plan,
    returns: DryRun,
    refuses: [productImportRefusals.NOT_FOUND, productImportRefusals.NO_NAME_COLUMN, productImportRefusals.COLUMN_TWICE],
  }),
  run: post('/run', {
    permission: 'admin:product:import',
    starts: 'product.import',
    about: 'Starts the import as a job; all of it is one change and can be undone for 24 h.',
    body: Plan,
    returns: z.object({ jobId: z.int(), runId: z.int() }),
    refuses: [productImportRefusals.NOT_FOUND, productImportRefusals.NO_NAME_COLUMN, productImportRefusals.COLUMN_TWICE],
  }),
});

actsOf('import', '商品导入', { preview: '读取导入文件', dryRun: '核对导入', run: '执行导入', clear: '清除导入文件' });
