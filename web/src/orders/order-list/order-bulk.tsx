import { exportFormats } from '#contract/exports/exports.ts';
import { orderExportCalls } from '#contract/orders/order-export.ts';
import { orderTabs } from '#contract/orders/words.ts';
import { BulkButton } from '#web/ui/action/bulk-button.tsx';

const ANY_KIND = 2;

/** Acts on several orders at once. */
export const OrderBulk = () => (
  <BulkButton
    label={(count) => `导出 ${count} 单`}
    call={orderExportCalls.exportOrders}
    input={(ids) => ({ filter: { ids, status: orderTabs.all, type: ANY_KIND }, columns: [], format: exportFormats.xlsx })}
    says="已开始导出，完成后可在“导出记录”下载"
  />
);
