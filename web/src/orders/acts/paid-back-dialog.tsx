import { offlineCalls } from '#contract/orders/offline-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Sum that people have to pay back, as far as the person may see it. */
function useOwed(orderNo: string): string {
  const enabled = useMay()(refundCalls.listRefunds);
  const { data = [] } = useCall(refundCalls.listRefunds, { orderNo }, { enabled });
  const owed = data.find(({ byHand, state }) => byHand && state === 'paying')?.amount;
  return typeof owed === 'number' ? ` ${yuanText(owed)}` : '';
}

/** Says that a refund that no provider pays was paid. */
export const PaidBackDialog = (props: DialogOf) => {
  const sum = useOwed(props.order.orderId);
  const sumWithin = sum && `${sum} `;
  return (
    <OrderDialog
      {...props}
      act="paidBack"
      call={offlineCalls.confirmPaidBack}
      label={`确认已退款${sum}`}
      says={`已退款${sumWithin}给 ${props.order.realName}`}
      start={{}}
    >
      <p>{`请先把退款${sumWithin}转账或当面付给顾客，系统不会自动付款。确认后退款完成，且不可撤销。`}</p>
    </OrderDialog>
  );
};
