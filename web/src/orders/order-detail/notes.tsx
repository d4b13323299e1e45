import { Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';

/** Note of the buyer; nothing written takes no room. */
export const BuyersWords = ({ order: { mark } }: { order: OrderInfo }) =>
  mark ? (
    <Part title="买家留言" waits>
      <p className="note">{mark}</p>
    </Part>
  ) : null;

/** Remark of the shop. */
export const Remark = ({ order: { remark } }: { order: OrderInfo }) =>
  remark ? (
    <Part title="商家备注">
      <p className="note">{remark}</p>
    </Part>
  ) : null;
