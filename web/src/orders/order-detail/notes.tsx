import { Part } from './part.tsx';
import type { OrderInfo } from '../order/situation.tsx';

/** What the buyer and the shop wrote; nothing written takes no room. */
export const Notes = ({ order: { mark, remark } }: { order: OrderInfo }) => (
  <>
    {mark && (
      <Part title="买家留言">
        <p className="note">{mark}</p>
      </Part>
    )}
    {remark && (
      <Part title="商家备注">
        <p className="note">{remark}</p>
      </Part>
    )}
  </>
);
