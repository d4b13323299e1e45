import { showMoment } from '#contract/moment.ts';
import { viaKeyText } from '#contract/customers/via-key.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { FoldedActions } from '#web/ui/action/row-actions.tsx';
import { headActs, requestActs } from '../acts/act-button.tsx';
import { HandlerMark } from '../claims/handler-mark.tsx';
import { NextButton } from '../claims/next-button.tsx';
import { ASKED, DeletedMark, type OrderInfo, Situation, isPaid, recipientOf } from '../order/situation.tsx';

/** Acts on the order; a phone has room for the next step, or for both answers to a refund. */
function Acts({ order }: { order: OrderInfo }) {
  const isPhone = usePhone();
  const next = <NextButton key="next" from={order.orderId} />;
  if (!isPhone)
    return (
      <div className="order-acts">
        {headActs(order)}
        {next}
      </div>
    );
  const answers = order.refundStatus === ASKED ? requestActs(order) : [];
  return (
    <div className="order-acts">
      <FoldedActions inSight={Math.max(1, answers.length)}>
        {answers}
        {headActs(order)}
        {next}
      </FoldedActions>
    </div>
  );
}

interface Props {
  order: OrderInfo;
  isTitled: boolean;
  isLook: boolean;
}

/** Head of an order: where it stands, its number unless the title says it, and what to do next. */
export const OrderHead = ({ order, isTitled, isLook }: Props) => (
  <header className="order-head">
    <div>
      <p>
        <Situation of={order} />
        {order.payPrice !== null && !isPaid(order) && <small className="quiet">应付</small>}
        {order.payPrice !== null && <strong className="figure">{yuanText(order.payPrice)}</strong>}
        {recipientOf(order)}
        <DeletedMark of={order} />
      </p>
      <p className="quiet">
        {!isTitled && (
          <>
            <CopyText text={order.orderId} /> ·{' '}
          </>
        )}
        {showMoment(order.createTime)} 下单{isPaid(order) && ` · ${order.payTypeStr}`}
        {order.viaKey && ` · ${viaKeyText(order.viaKey)}`}
      </p>
      {order.isPart && <p className="quiet">订单里还有其他店铺的商品，这里只显示本店的商品和金额</p>}
      <HandlerMark of={order} />
    </div>
    {!isLook && <Acts order={order} />}
  </header>
);
