import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { listRuns, runInfo } from '#server/jobs/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { bulkOffShell, bulkPutOnShell, bulkRecycle, bulkRestore } from './move-in-bulk.ts';
import { previewBulk } from './preview-bulk.ts';
import { bulkKind } from './bulk-kind.ts';
import { listBulkRows } from './queries.ts';
import { retryBulk } from './retry-bulk.ts';
import { runBulk } from './run-bulk.ts';
import { sheetOfBulk } from './sheet-of-bulk.ts';

export const bulkRoutes = serve(productBulkCalls, {
  bulkPreview: read(previewBulk),
  bulkSheet: read(sheetOfBulk),
  bulkRun: write(runBulk),
  bulkList: read(listRuns(bulkKind)),
  bulkInfo: read(runInfo(bulkKind)),
  bulkRows: read(listBulkRows),
  bulkRetry: write(retryBulk),
  bulkPutOnShell: write(bulkPutOnShell),
  bulkOffShell: write(bulkOffShell),
  bulkRecycle: write(bulkRecycle),
  bulkRestore: write(bulkRestore),
});
