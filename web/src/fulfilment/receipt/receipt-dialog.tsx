import { Button, Modal, Skeleton } from 'antd';
import { orderCalls } from '#contract/orders/orders.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Failing } from '#web/ui/list-parts/list-states.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import type { DialogOf } from '#web/orders/acts/index.ts';
import '#web/ui/list-parts/list.css';

/** The receipt as the browser prints it, on paper of 80 mm. */
export function ReceiptDialog({ order: { orderId }, onClose }: DialogOf) {
  useFocusBack();
  const { data: order, error, refetch } = useCall(orderCalls.info, { orderNo: orderId }, { saysItself: true });
  const footer = (
    <>
      <Button onClick={onClose}>关闭</Button>
      <Button type="primary" disabled={!order} onClick={() => window.print()}>
        打印
      </Button>
    </>
  );
  return (
    <Modal open className="receipt-dialog" title="打印小票" width={400} footer={footer} onCancel={onClose}>
      {order && <ReceiptPaper order={order} />}
      {!order && error && <Failing error={error} again={() => void refetch()} />}
      {!order && !error && <Skeleton active paragraph={{ rows: 6 }} />}
    </Modal>
  );
}
