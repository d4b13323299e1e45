import { orderCalls } from '#contract/orders/orders.ts';
import { Can } from '#web/ui/action/can.tsx';
import { Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';
import { RemarkBox } from './remark-box.tsx';

/** Note of the buyer; absent where nothing was written. */
export const BuyerNote = ({ order: { mark } }: { order: OrderInfo }) =>
  mark ? (
    <Part title="买家留言" waits>
      <p className="order-note">{mark}</p>
    </Part>
  ) : null;

const WrittenRemark = ({ remark }: { remark: string | null }) =>
  remark ? (
    <Part title="商家备注">
      <p className="order-note">{remark}</p>
    </Part>
  ) : null;

/** Remark of the shop: a box to write in for those who may, else its text. */
export const Remark = ({ order, isLook }: { order: OrderInfo; isLook: boolean }) => {
  const read = <WrittenRemark remark={order.remark} />;
  if (isLook || order.isPart) return read;
  return (
    <Can call={orderCalls.mark} else={read}>
      <Part title="商家备注">
        <RemarkBox order={order} />
      </Part>
    </Can>
  );
};
