import { showMoment } from '#contract/moment.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { actButtons } from '../acts/act-button.tsx';
import { type OrderInfo, Situation, goneWord } from '../order/situation.tsx';

/** What it is, where it stands, and what to do next. */
export const OrderHead = ({ order }: { order: OrderInfo }) => (
  <header className="order-head">
    <div>
      <p>
        <Situation of={order} />
        {order.payPrice !== null && <strong className="figure">{yuanText(order.payPrice)}</strong>}
        {order.isDel && <small className="gone">{goneWord(order)}</small>}
      </p>
      <p className="quiet">
        <CopyText text={order.orderId} /> · {showMoment(order.createTime)} 下单 · {order.payTypeStr}
      </p>
    </div>
    <div className="order-acts">{actButtons(order, { lead: true })}</div>
  </header>
);
