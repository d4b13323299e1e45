import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { choices } from '../../choices.ts';
import { actsOf } from '../../history.ts';
import { id, idList, idOrNone, integer, text } from '../../wire.ts';
import { DryRun } from './import-results.ts';
import { columnField, columnUnitName } from './import-fields.ts';
import { IMPORT_ROWS, productImportRefusals, unreadableSheet } from './import-refusals.ts';

/** Column of the file with the field it was taken for; `score` is 0 to 1. `unit` is what its heading says of a figure, else the usual one. */
export const Column = z.object({
  index: z.int(),
  header: z.string(),
  field: columnField.nullable(),
  score: z.number(),
  unit: columnUnitName.nullable().default(null),
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
        field: columnField.nullable(),
        /** Unit of its figures, where it is not that of the heading. */
        unit: columnUnitName.nullish(),
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
