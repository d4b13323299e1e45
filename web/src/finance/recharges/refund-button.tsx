import { Radio } from 'antd';
import type { Fen } from '#contract/fen.ts';
import { type Recharge, rechargeRefundTypes } from '#contract/finance/recharge-record.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, Field, MoneyInput, yuanText } from '#web/ui/index.ts';
import { withKey } from '#web/ui/wire/request-key.ts';

function amountProblem(amount: Fen, left: Fen): string | undefined {
  if (!(amount > 0)) return '请填写退款金额';
  return amount > left ? rechargeRefusals.TOO_MUCH({ left }).message : undefined;
}

/** Pays a recharge back, whole or in part. Sending it twice refunds once. */
export const RefundButton = needing(function RefundButton({ recharge }: { recharge: Recharge }) {
  const { id, nickname, orderId, price, refundPrice, givePrice } = recharge;
  const left = price - refundPrice;
  const gifted = givePrice === 0 ? '这笔充值没有赠送' : `充值时赠送了 ${yuanText(givePrice)}，选“本金+赠送”按比例收回`;
  return (
    <DialogButton
      label="退款"
      title={`退款给 ${nickname}`}
      saveLabel={({ amount }) => (Number(amount) > 0 ? `退款 ${yuanText(Number(amount))}` : '退款')}
      danger
      says={(_, { amount = 0 }) => `退款 ${yuanText(amount)} 已提交，已从余额扣回；这笔充值还能退 ${yuanText(left - amount)}`}
      width={500}
      call={rechargeCalls.refund}
      propose={rechargeCalls.proposeRefund}
      start={{ id, type: null, amount: null }}
      before={withKey}
    >
      <p>{`充值单 ${orderId}，还能退 ${yuanText(left)}。钱从用户余额里扣回，再退给用户，不能撤回。没有接通支付渠道时，要由您线下退还并确认。`}</p>
      <Field name="type" help={gifted} check={(type) => (type ? undefined : '请选择退本金，还是连赠送一起退')}>
        <Radio.Group options={rechargeRefundTypes.options} />
      </Field>
      <Field name="amount" help={`全部退还填 ${yuanText(left)}`} check={(amount) => amountProblem(Number(amount), left)}>
        <MoneyInput />
      </Field>
    </DialogButton>
  );
}, rechargeCalls.refund);
