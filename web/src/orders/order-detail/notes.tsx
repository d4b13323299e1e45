import { orderCalls } from '#contract/orders/orders.ts';
import { Can } from '#web/ui/action/can.tsx';
import { Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';
import { RemarkBox } from './remark-box.tsx';

/** Note of the buyer; nothing written takes no room. */
export const BuyersWords = ({ order: { mark } }: { order: OrderInfo }) =>
  mark ? (
    <Part title="买家留言" waits>
      <p className="note">{mark}</p>
    </Part>
  ) : null;

const Read = ({ remark }: { remark: string | null }) =>
  remark ? (
    <Part title="商家备注">
      <p className="note">{remark}</p>
    </Part>
  ) : null;

/** Remark of the shop, over the steps it will be one of; those who may write it do so where it stands. */
export const Remark = ({ order, isLook }: { order: OrderInfo; isLook: boolean }) => {
  const read = <Read remark={order.remark} />;
  if (isLook) return read;
  return (
    <Can call={orderCalls.mark} else={read}>
      <Part title="商家备注">
        <RemarkBox order={order} />
      </Part>
    </Can>
  );
};
