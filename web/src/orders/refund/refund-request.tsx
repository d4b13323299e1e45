import { Popover } from 'antd';
import type { ReactNode } from 'react';
import { showMoment } from '#contract/moment.ts';
import { Pictures } from '#web/ui/cells/pictures.tsx';
import { ASKED, type Order, REFUNDED, Situation, isRefundFailed } from '../order/situation.tsx';

const picturesOf = ({ refundReasonWapImg }: Order) => (refundReasonWapImg ?? '').split(',').filter((url) => url !== '');

/** A request of the customer waits for an answer. */
export const isRequested = (order: Order): boolean => order.refundStatus === ASKED && !isRefundFailed(order);

/** Reason that the customer wrote when asking for the money back. */
export function RefundRequest({ order }: { order: Order }) {
  const pictures = picturesOf(order);
  const lines: readonly (readonly [string, ReactNode])[] = [
    ['退款原因', order.refundReasonWap],
    ['备注说明', order.refundReasonWapExplain],
    ['退款时间', order.refundReasonTime && showMoment(order.refundReasonTime)],
    ['退款凭证', pictures.length > 0 && <Pictures key="pictures" urls={pictures} alt="退款凭证" />],
    ['拒绝原因', order.refundReason],
  ];
  return (
    <dl className="facts">
      {lines.map(([label, value]) =>
        value || label !== '拒绝原因' ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '无'}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The situation of an order; what was asked back is behind it. */
export const SituationWithReason = ({ order }: { order: Order }) =>
  isRequested(order) || order.refundStatus === REFUNDED ? (
    <Popover title="退款申请" content={<RefundRequest order={order} />}>
      <span>
        <Situation of={order} />
      </span>
    </Popover>
  ) : (
    <Situation of={order} />
  );
