import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { paidBackWords } from '#web/payments/index.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Sum that people have to pay back, as far as the person may see it. */
function useOwed(orderNo: string) {
  const enabled = useMay()(refundCalls.listRefunds);
  const { data = [] } = useCall(refundCalls.listRefunds, { orderNo }, { enabled });
  return data.find(({ byHand, state }) => byHand && state === 'paying')?.amount;
}

/** Says that a refund that no provider pays was paid. */
export const PaidBackDialog = (props: DialogOf) => {
  const { orderId, realName } = props.order;
  const { label, says, asks } = paidBackWords(useOwed(orderId), realName);
  return (
    <OrderDialog {...props} act="paidBack" call={offlineCalls.confirmPaidBack} label={label} says={says} start={{}}>
      <p>{asks}</p>
    </OrderDialog>
  );
};
