import { Form } from 'antd';
import { useState } from 'react';
import { flagChoices } from '#contract/choices.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FlagField } from '#web/ui/fields/flag-field.tsx';
import { ReasonInput } from './reason-input.tsx';
import { RefundAmount } from './refund-amount.tsx';
import { RefundGoods } from './refund-goods.tsx';
import { type Piece, allOf, freightLeft, isLast, proposalFor } from './refund-pieces.ts';
import { isFree, leftToRefund, refundLine } from './refund-sum.ts';
import type { Plan } from './repeated-refund.ts';
import type { Read } from './use-refundable.ts';
import { isToSend } from '../order/situation.tsx';

const yesOrNo = flagChoices('是', '否');

/** Keeps amount and stock in step with the goods. */
function usePlan({ order, info, goods, repeated }: Read) {
  const form = Form.useFormInstance();
  const nothing = { pieces: [], freight: false, isOwn: goods.length === 0 && !isFree(order) };
  const [plan, setPlan] = useState<Plan>(repeated ?? nothing);
  const follow = (next: Plan) => {
    setPlan(next);
    const amount = info && proposalFor(info, goods, next.pieces, next.freight);
    const restock = isToSend(order) && order.sentPieces === 0 && next.pieces.length > 0;
    form.setFieldsValue({
      ...(next.isOwn ? {} : { amount: amount || null }),
      ...(form.isFieldTouched('restock') ? {} : { restock }),
    });
  };
  return {
    ...plan,
    own: (isOwn: boolean) => follow({ ...plan, isOwn }),
    back: (freight: boolean) => follow({ ...plan, freight }),
    /** The freight comes with the last goods, until the person decides otherwise. */
    take: (pieces: Piece[]) => {
      const [was, is] = [isLast(goods, plan.pieces), isLast(goods, pieces)];
      follow({ ...plan, pieces, freight: was === is ? plan.freight : is });
    },
    asked: () => {
      const pieces = info?.refundPieces ?? [];
      form.setFieldsValue({ lines: pieces });
      follow({ ...plan, pieces, freight: isLast(goods, pieces), isOwn: false });
    },
    whole: () => {
      const pieces = allOf(goods);
      form.setFieldsValue({ lines: pieces });
      follow({ pieces, freight: true, isOwn: false });
    },
  };
}

/** Goods go back with the whole, or when the refund names them. */
function Restock({ left }: { left: number }) {
  const amount: unknown = Form.useWatch('amount');
  const lines: unknown = Form.useWatch('lines');
  if (amount !== left && !(Array.isArray(lines) && lines.length > 0)) return null;
  return <FlagField name="restock" label="退回库存" help="未发货默认回库；已发货请在收到退货后再回库" of={yesOrNo} />;
}

/** Refund of an order: goods, and with them the amount; or an amount of one's own. */
export function RefundFields(read: Read) {
  const { order, info, goods, repeated } = read;
  const plan = usePlan(read);
  const left = leftToRefund(order);
  const freight = info ? freightLeft(info) : 0;
  return (
    <>
      {repeated && <p className="quiet">已按上次没有退成的退款填好，核对后再退一次</p>}
      {goods.length > 0 && (
        <Field name="lines" label="退款商品">
          <RefundGoods
            goods={goods}
            asked={info?.refundPieces ?? []}
            freight={freight}
            withFreight={plan.freight}
            onFreight={plan.back}
            onWhole={plan.whole}
            onAsked={plan.asked}
            onChange={plan.take}
          />
        </Field>
      )}
      <Field
        name="amount"
        label="退款金额"
        help={refundLine(order)}
        check={(amount) => (Number(amount) > left ? `最多还可退 ${yuanText(left)}` : undefined)}
      >
        <RefundAmount isOwn={plan.isOwn} onOwn={goods.length > 0 ? plan.own : undefined} left={left} />
      </Field>
      <Field name="reason" label="退款原因">
        <ReasonInput />
      </Field>
      <Restock left={left} />
    </>
  );
}
