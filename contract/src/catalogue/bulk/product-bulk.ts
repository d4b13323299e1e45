import { z } from 'zod';
import { BULK_MAX, BULK_UNDO_MS, BulkRun } from '../../bulk-run.ts';
import { calls, get, post } from '../../call.ts';
import { type Fen, yuanOfFen } from '../../fen.ts';
import { refusals } from '../../refusal.ts';
import { count, id, page, paged } from '../../wire.ts';
import { BulkOutcome, BulkPreview, BulkRow } from './product-bulk-runs.ts';
import { productRefusals } from '../product-refusals.ts';
import { bulkChange, Chosen, chosenProducts, SheetRow } from './product-bulk-record.ts';

/** Most SKUs of a sheet that is filled in cell by cell. */
export const SHEET_MAX = 10_000;
/** A figure in a sentence: with the sign of subtraction, not with a hyphen. */
export const figureWords = (figure: string): string => figure.replace('-', '−');

export const productBulkRefusals = refusals('product_bulk', {
  NOTHING_TO_CHANGE: { code: 400, says: () => '请选择要修改的内容' },
  TOO_MANY: { code: 400, says: () => `一次最多修改 ${BULK_MAX} 件商品，请先缩小筛选范围` },
  SHEET_LONG: { says: () => `逐件修改一次最多 ${SHEET_MAX} 个规格，请少选一些商品，或用导出和导入来修改` },
  COUNT_CHANGED: {
    says: (p: { expected: number; found: number }) => `符合条件的商品已从 ${p.expected} 件变为 ${p.found} 件，请重新预览后再修改`,
  },
  NOT_FOUND: { code: 404, says: () => '没有找到这次批量修改，可能已被清理' },
  UNDER_WAY: { says: () => '这次批量修改还没有结束，请等它结束后再重试' },
  NOTHING_LEFT: { says: () => '没有需要重试的商品' },
  IN_BIN: { says: () => '商品在回收站里，请先恢复商品' },
  FIGURE_CHANGED: {
    says: (p: { label: string; now: Fen }) => `${p.label}刚被改成了 ${yuanOfFen(p.now)} 元，这件商品没有修改，请重新打开后再改`,
  },
  PRICE_LOW: { says: (p: { price: Fen }) => `改后售价为 ${figureWords(yuanOfFen(p.price))} 元，不能小于 0，请减小降价幅度` },
  PRICE_HIGH: { says: () => '改后售价超过 999999.99 元，请减小涨价幅度' },
  STOCK_LOW: { says: (p: { stock: number }) => `现有库存 ${p.stock}，不够减，请减少要减的数量` },
  STOCK_HIGH: { says: () => '改后库存超过 2147483647，请减少要加的数量' },
  NO_CATEGORY_LEFT: { says: () => '移除后商品没有分类，请先加上其他分类' },
  CATEGORY_MANY: { says: () => '商品的分类太多，请先移除一些分类' },
});

/** Bytes of the longest list of figures. */
const BODY_MAX = 4 * 1024 * 1024;
const anyOf = { orAnyOf: ['admin:product:up', 'admin:product:down', 'admin:product:delete', 'admin:product:restore'] } as const;
const inBulk = { body: Chosen, returns: BulkOutcome, refuses: [productBulkRefusals.TOO_MANY, productRefusals.NOTHING_CHOSEN] };

/** Act on many products: previewed, run as one change, listed row by row, tried again for the rows left alone. */
export const productBulkCalls = calls('product', '/admin/store/product/bulk', {
  bulkPreview: post('/preview', {
    permission: 'admin:product:update',
    dataScope: 'product',
    about: 'Says what a run would change, old and new, and changes nothing.',
    body: z.object({ ...chosenProducts, ...bulkChange }),
    maxBody: BODY_MAX,
    returns: BulkPreview,
    refuses: [
      productBulkRefusals.NOTHING_TO_CHANGE,
      productBulkRefusals.TOO_MANY,
      productRefusals.NOTHING_CHOSEN,
      productRefusals.NO_CATEGORY,
      productRefusals.NO_FREIGHT,
    ],
  }),
  bulkSheet: post('/sheet', {
    permission: 'admin:product:update',
    dataScope: 'product',
    about: 'The SKUs of the chosen products, to be filled in one by one; those in the bin are left out.',
    body: Chosen,
    returns: z.array(SheetRow),
    refuses: [productBulkRefusals.TOO_MANY, productBulkRefusals.SHEET_LONG, productRefusals.NOTHING_CHOSEN],
  }),
  bulkRun: post('/run', {
    permission: 'admin:product:update',
    dataScope: 'product',
    about: 'Changes at once, or as a job when they are many; all of it is one change and can be undone for 24 h.',
    maxBody: BODY_MAX,
    body: z.object({
      ...chosenProducts,
      ...bulkChange,
      /** Number that the preview found; a run over another number is refused. */
      expected: count.optional(),
    }),
    returns: BulkOutcome,
    undo: { says: '已批量修改商品', for: BULK_UNDO_MS },
    refuses: [
      productBulkRefusals.NOTHING_TO_CHANGE,
      productBulkRefusals.TOO_MANY,
      productBulkRefusals.COUNT_CHANGED,
      productRefusals.NOTHING_CHOSEN,
    ],
  }),
  bulkList: get('/list', {
    permission: 'admin:product:update',
    dataScope: 'product',
    ...anyOf,
    about: 'One’s own runs, newest first.',
    query: paged({}),
    returns: page(BulkRun),
  }),
  bulkInfo: get('/info/{id}', {
    permission: 'admin:product:update',
    dataScope: 'product',
    ...anyOf,
    params: z.object({ id }),
    returns: BulkRun,
    refuses: [productBulkRefusals.NOT_FOUND],
  }),
  bulkRows: get('/rows', {
    permission: 'admin:product:update',
    dataScope: 'product',
    ...anyOf,
    about: 'What became of each product of a run.',
    query: paged({ id, state: BulkRow.shape.state.optional() }),
    returns: page(BulkRow),
    refuses: [productBulkRefusals.NOT_FOUND],
  }),
  bulkRetry: post('/retry', {
    permission: 'admin:product:update',
    dataScope: 'product',
    about: 'Runs again for the products that were left alone, as a run of its own.',
    body: z.object({ id }),
    returns: BulkOutcome,
    undo: { says: '已批量修改商品', for: BULK_UNDO_MS },
    refuses: [productBulkRefusals.NOT_FOUND, productBulkRefusals.UNDER_WAY, productBulkRefusals.NOTHING_LEFT],
  }),
  bulkPutOnShell: post('/putOnShell', {
    permission: 'admin:product:up',
    dataScope: 'product',
    ...inBulk,
    undo: { says: '已批量上架', for: BULK_UNDO_MS },
  }),
  bulkOffShell: post('/offShell', {
    permission: 'admin:product:down',
    dataScope: 'product',
    ...inBulk,
    undo: { says: '已批量下架', for: BULK_UNDO_MS },
  }),
  bulkRecycle: post('/recycle', {
    permission: 'admin:product:delete',
    dataScope: 'product',
    ...inBulk,
    undo: { says: '已批量移入回收站', for: BULK_UNDO_MS },
  }),
  bulkRestore: post('/restore', {
    permission: 'admin:product:restore',
    dataScope: 'product',
    ...inBulk,
    undo: { says: '已批量恢复商品', for: BULK_UNDO_MS },
  }),
});
