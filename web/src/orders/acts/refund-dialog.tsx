import { Form, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import type { Fen } from '#contract/fen.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { notify } from '#web/ui/basics/notify.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { isServed, run, useMay } from '#web/ui/wire/index.ts';
import { acts, labelOf } from './acts.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';
import { useWayTo } from '../order/way-to.ts';
import { RefundFields } from '../refund/refund-fields.tsx';
import { RefundRequest, isRequested } from '../refund/refund-request.tsx';
import { isFree, leftToRefund, refundLine, refundOutcome, wayBackOf } from '../refund/refund-sum.ts';
import type { Repeated } from '../refund/repeated-refund.ts';
import { type Read, useRefundable } from '../refund/use-refundable.ts';
import { withRequestKey } from '#web/ui/wire/request-key.ts';
import { isToSend } from '../order/situation.tsx';

type Refund = Answer<typeof refundCalls.agreeRefund>;

const TRIES = 12;
const BETWEEN_TRIES_MS = 200;

const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));

/** Providers mostly pay at once: the list is read again when it is settled, so that the row does not leave and come back. */
async function settled(orderNo: string, refund: Refund, tries = TRIES): Promise<Refund> {
  if (refund.state !== 'paying' || refund.byHand || tries === 0) return refund;
  await pause();
  const refunds = await run(refundCalls.listRefunds, { orderNo }).catch(() => []);
  const found = refunds.find(({ id }) => id === refund.id);
  return found ? settled(orderNo, found, tries - 1) : refund;
}

const words = { paying: '退款已提交，等待到账', done: '已退款', failed: '退款失败' } as const;

function wordOf({ state, byHand }: Refund, mayConfirm: boolean): string {
  if (state !== 'paying' || !byHand) return words[state];
  return mayConfirm ? `退款已登记，请线下退给用户，再点“${acts.paidBack.label}”` : '退款已登记，由财务线下退给用户并确认';
}

/** Reason it cannot be sent yet, or what will come of it. */
function Outcome({ order, onSum }: { order: Read['order']; onSum: (amount: Fen, isReady: boolean) => void }) {
  const amount = Number(Form.useWatch<unknown>('amount') ?? 0);
  const reason: unknown = Form.useWatch('reason');
  const outcome = refundOutcome(order, amount);
  const lacks =
    amount === 0 && !isFree(order)
      ? '请选择退款商品的件数，或点“全额退款”'
      : String(reason ?? '').trim() === ''
        ? '请填写退款原因'
        : undefined;
  const isReady = outcome !== '' && lacks === undefined;
  useEffect(() => onSum(amount, isReady), [onSum, amount, isReady]);
  const way = wayBackOf(order);
  return (
    <>
      {way !== '' && <p className="quiet">{`退款去向：${way}`}</p>}
      <p className="dialog-outcome" aria-live="polite">
        {lacks ?? outcome}
      </p>
    </>
  );
}

/** Refund by the call of the wire: an amount, without goods and reason. */
function PlainRefund(props: DialogOf) {
  const { order } = props;
  const left = leftToRefund(order);
  return (
    <OrderDialog {...props} act="agree" call={refundCalls.refund} start={{ amount: left }} width={500}>
      {isRequested(order) && <RefundRequest order={order} />}
      <Field
        name="amount"
        label="退款金额"
        help={refundLine(order)}
        check={(amount) => (Number(amount) > left ? `最多还可退 ${yuanText(left)}` : undefined)}
      >
        <MoneyInput />
      </Field>
    </OrderDialog>
  );
}

const startOf = ({ amount, reason, restock, pieces: lines }: Repeated) => ({ amount, reason, restock, lines });

/** Gives money back: of the goods that are chosen, of all, or an amount of one's own. Nothing is chosen from the start, but where the last try failed. */
function RefundByTerms(props: DialogOf) {
  const { order } = props;
  const wayTo = useWayTo();
  const mayConfirm = useMay()(offlineCalls.confirmPaidBack);
  const [sum, setSum] = useState<{ amount: Fen; isReady: boolean }>({ amount: 0, isReady: false });
  const [onSum] = useState(() => (amount: Fen, isReady: boolean) => setSum({ amount, isReady }));
  const until = async (refund: Refund) => {
    const found = await settled(order.orderId, refund);
    const text = `${wordOf(found, mayConfirm)} ${yuanText(refund.amount ?? sum.amount)} …${order.orderId.slice(-4)}`;
    if (found.state === 'failed') notify.error(text);
    else notify.success(text, wayTo(order.orderId));
  };
  const read = useRefundable(order);
  const free = isFree(order);
  const blank = {
    amount: free ? 0 : null,
    // A reason that was refused is none for giving money back after all.
    reason: (order.refundReason === null && order.refundReasonWap) || '',
    restock: free && isToSend(order),
    lines: [],
  };
  const start = read?.repeated ? startOf(read.repeated) : blank;
  const label = labelOf('agree', order);
  return (
    <OrderDialog
      {...props}
      act="agree"
      call={refundCalls.agreeRefund}
      propose={refundCalls.proposeRefund}
      label={sum.amount > 0 ? `${label} ${yuanText(sum.amount)}` : label}
      start={start}
      before={withRequestKey}
      isReady={sum.isReady}
      until={until}
    >
      {isRequested(order) && <RefundRequest order={order} />}
      {read ? <RefundFields {...read} /> : <Skeleton active paragraph={{ rows: 4 }} />}
      <Outcome order={read?.order ?? order} onSum={onSum} />
    </OrderDialog>
  );
}

/** Refund by whatever the server has for it. */
export const RefundDialog = (props: DialogOf) =>
  isServed(refundCalls.agreeRefund) ? <RefundByTerms {...props} /> : <PlainRefund {...props} />;
