import { exportFormats } from '#contract/exports/exports.ts';
import { outcomeOf } from '#contract/bulk-run.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderExportCalls } from '#contract/order-figures/order-export.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { PACKED_MAX, packingCalls } from '#contract/fulfilment/packing.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { BulkButton } from '#web/ui/action/bulk-button.tsx';
import { BulkGoButton } from '#web/ui/action/bulk-go-button.tsx';
import { chosenText } from '../order/chosen-address.ts';
import { AssignManyButton } from './assign-many-button.tsx';

const ANY_KIND = 2;
/** Most orders whose numbers are typed one below the other. */
const TYPED_MAX = 200;
const cancelled = { done: '已取消', unchanged: '早已取消', refused: '不能取消' };
const claimed = { done: '已接手', unchanged: '已有人处理', refused: '不用处理' };

/** Acts on several orders at once. */
export const OrderBulk = () => (
  <>
    <BulkButton
      label="我来处理"
      call={claimCalls.claimMany}
      input={(ids) => ({ ids })}
      says={(outcome) => outcomeOf(outcome, '单', claimed)}
    />
    <AssignManyButton />
    <BulkGoButton
      label="填单号发货"
      call={shipmentCalls.shipRun}
      to={(ids) => `/order/ship?of=${chosenText(ids)}`}
      most={TYPED_MAX}
    />
    <BulkGoButton
      label="到发货台"
      call={packingCalls.deliveryNotes}
      to={(ids) => `/order/bench?of=${chosenText(ids)}`}
      most={TYPED_MAX}
    />
    <BulkGoButton
      label="拣货单"
      call={packingCalls.pickList}
      to={(ids) => `/order/pick?of=${chosenText(ids)}`}
      most={PACKED_MAX}
    />
    <BulkGoButton
      label="发货单"
      call={packingCalls.deliveryNotes}
      to={(ids) => `/order/notes?of=${chosenText(ids)}`}
      most={PACKED_MAX}
    />
    <BulkButton
      label={(count) => `导出 ${count} 单`}
      call={orderExportCalls.exportOrders}
      input={(ids) => ({ filter: { ids, status: orderTabs.all, type: ANY_KIND }, columns: [], format: exportFormats.xlsx })}
      says="已开始导出，完成后可在“导出记录”下载"
    />
    <BulkButton
      label="取消订单"
      call={deskCancelCalls.deskCancelMany}
      input={(ids) => ({ ids })}
      ask={(count) => `取消所选 ${count} 单里线下支付和代客下单的未付款订单？库存、优惠券和积分会退回，且不可撤销`}
      says={(outcome) => outcomeOf(outcome, '单', cancelled)}
      danger
    />
  </>
);
