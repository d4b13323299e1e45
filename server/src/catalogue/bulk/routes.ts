import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { UNDOABLE_FOR } from './bulk-job.ts';
import { bulkOffShell, bulkPutOnShell, bulkRecycle, bulkRestore } from './move-in-bulk.ts';
import { previewBulk } from './preview-bulk.ts';
import { getBulk, listBulkRows, listBulks } from './queries.ts';
import { retryBulk } from './retry-bulk.ts';
import { runBulk } from './run-bulk.ts';
import { sheetOfBulk } from './sheet-of-bulk.ts';

export const bulkRoutes = serve(productBulkCalls, {
  bulkPreview: read(previewBulk),
  bulkSheet: read(sheetOfBulk),
  bulkRun: write(runBulk, UNDOABLE_FOR),
  bulkList: read(listBulks),
  bulkInfo: read(getBulk),
  bulkRows: read(listBulkRows),
  bulkRetry: write(retryBulk, UNDOABLE_FOR),
  bulkPutOnShell: write(bulkPutOnShell, UNDOABLE_FOR),
  bulkOffShell: write(bulkOffShell, UNDOABLE_FOR),
  bulkRecycle: write(bulkRecycle, UNDOABLE_FOR),
  bulkRestore: write(bulkRestore, UNDOABLE_FOR),
});
