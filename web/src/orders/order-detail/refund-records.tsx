import type { Answer } from '#contract/call.ts';
import { DAY } from '#contract/durations.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { refundRecordStates } from '#contract/orders/refund-record.ts';
import { disbursementStates } from '#contract/payments/disbursements.ts';
import { viaKeyText } from '#contract/customers/via-key.ts';
import { MoneyButton } from '#web/payments/index.ts';
import { Choice } from '#web/ui/cells/choice.tsx';
import { Signal } from '#web/ui/cells/signal.tsx';
import { shortMoment, when } from '#web/ui/cells/when.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { Part } from '../order/part.tsx';
import { underWayOf } from '../refund/refund-pieces.ts';
import { refundLine } from '../refund/refund-sum.ts';
import { OWED, type OrderInfo } from '../order/situation.tsx';

type Refund = Answer<typeof refundCalls.listRefunds>[number];

/** Fate of the goods; those of a return case are checked in there. */
function stockWords({ restock, caseId, lines }: Refund): string {
  if (restock) return ' · 已退回库存';
  return lines.length > 0 && !caseId ? ' · 未退回库存' : '';
}

function sinceText(begun: Date, now = Date.now()): string {
  const days = Math.floor((now - begun.getTime()) / DAY);
  return days > 0 ? `，已 ${days} 天` : '';
}

/** State of money that the provider has not paid yet: since when, how often it was asked, and when it is next. */
function MoneyOnItsWay({ of }: { of: Refund['disbursement'] }) {
  if (!of?.nextAskTime) return null;
  const { state, createTime, asks, why, nextAskTime } = of;
  const asked = asks > 0 ? ` · 已查询 ${asks} 次` : '';
  return (
    <small className="under">
      {`${disbursementStates.labels[state]}${sinceText(createTime)}${asked} · 下次 ${shortMoment(nextAskTime)}`}
      {why && ` · ${why}`}
    </small>
  );
}

/** Each time money went back, with who agreed. */
export function RefundRecords({ order }: { order: OrderInfo }) {
  const mayConfirm = useMay()(offlineCalls.confirmPaidBack);
  const { data = [] } = useCall(refundCalls.listRefunds, { orderNo: order.orderId });
  if (data.length === 0) return null;
  return (
    <Part title="退款记录">
      <ul className="refunds">
        {data.map((refund) => (
          <li key={refund.id}>
            {refund.amount !== null && <strong className="figure">{yuanText(refund.amount)}</strong>}
            {refund.byHand && refund.state === 'paying' ? (
              <Signal of="waits">{OWED}</Signal>
            ) : (
              <Choice of={refundRecordStates} value={refund.state} />
            )}
            <span className="refund-why">
              {refund.reason}
              {refund.lines.map(({ lineId, productName, sku, quantity }) => (
                <small key={lineId} className="under">{`${productName} ${sku} × ${quantity}`}</small>
              ))}
              {refund.byHand && refund.state === 'paying' && !mayConfirm && (
                <small className="under">由财务线下退给用户并确认</small>
              )}
              {refund.state === 'paying' && <MoneyOnItsWay of={refund.disbursement} />}
              {refund.failure && <small className="gone">{refund.failure}</small>}
              {refund.disbursement && (
                <MoneyButton call={orderMoneyCalls.moneyTimeline} input={{ orderNo: order.orderId }} number={refund.refundNo} />
              )}
            </span>
            <span className="quiet">
              {refund.viaKey ? viaKeyText(refund.viaKey) : refund.actor}
              {refund.byHand && refund.state === 'done' && ' · 线下退还'}
              {refund.state === 'done' && stockWords(refund)} · {when(refund.createTime)}
            </span>
          </li>
        ))}
      </ul>
      {order.payPrice !== null && <p className="quiet">{refundLine({ ...order, underWay: underWayOf(data) })}</p>}
    </Part>
  );
}
