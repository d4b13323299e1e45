import { cashReceiptExportCalls } from '#contract/cashier/cash-receipt-export.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { begins } from '#server/exports/index.ts';
import { once } from '#server/orders/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { getReceipt, listReceipts } from './queries.ts';
import { cashReceiptExport } from './receipt-export.ts';
import { saveReceipt } from './save-receipt.ts';
import { voidReceipt } from './void-receipt.ts';

export const cashReceiptRoutes = [
  ...serve(cashReceiptCalls, {
    list: read(listReceipts),
    info: read(getReceipt),
    save: write(once('cashReceipt', saveReceipt, null)),
    confirm: write(confirmReceipt),
    void: write(voidReceipt),
  }),
  ...serve(cashReceiptExportCalls, { exportReceipts: write(begins(cashReceiptExport)) }),
];
