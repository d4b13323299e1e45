import { offlineCalls } from '#contract/orders/offline-payments.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Says that a refund that no provider pays was paid. */
export const PaidBackDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="paidBack" call={offlineCalls.confirmPaidBack} start={{}}>
    <p>请先把退款转账或当面付给顾客，系统不会自动付款。确认后退款完成，且不可撤销。</p>
  </OrderDialog>
);
