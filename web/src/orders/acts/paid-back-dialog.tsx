import { offlineCalls } from '#contract/orders/offline-payments.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Says that a refund was handed over. */
export const PaidBackDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="paidBack" call={offlineCalls.confirmPaidBack} start={{}}>
    <p>已把退款交给顾客？确认后退款完成，且不可撤销。</p>
  </OrderDialog>
);
