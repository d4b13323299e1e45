import type { Recharge } from '#contract/finance/recharge-record.ts';
import { rechargeBackCalls } from '#contract/finance/recharges.ts';
import { paidBackWords } from '#web/payments/index.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, TextField } from '#web/ui/index.ts';

interface Props {
  recharge: Recharge;
}

/** Says that a refund that no provider pays was paid. */
export const PaidBackButton = needing(function PaidBackButton({ recharge: { id, nickname, orderId, owedAmount } }: Props) {
  const { label, says, asks } = paidBackWords(owedAmount, nickname);
  return (
    <DialogButton
      label="确认已退款"
      title={`退款给 ${nickname}`}
      saveLabel={label}
      says={says}
      call={rechargeBackCalls.confirmPaidBack}
      start={{ id }}
    >
      <p>{`充值单 ${orderId}：${asks}`}</p>
    </DialogButton>
  );
}, rechargeBackCalls.confirmPaidBack);

/** Says that it could not be paid. */
export const NotPaidBackButton = needing(function NotPaidBackButton({ recharge: { id, nickname } }: Props) {
  return (
    <DialogButton
      label="没有退成"
      title={`没有退成：${nickname}`}
      saveLabel="没有退成"
      danger
      says="已退回余额"
      call={rechargeBackCalls.failPaidBack}
      start={{ id, reason: '' }}
    >
      <TextField
        name="reason"
        label="没有退成的原因"
        help="钱退回用户的余额，可以重新退款"
        rows={3}
        maxLength={255}
        showCount
        placeholder="例如：联系不上用户，账号不对"
      />
    </DialogButton>
  );
}, rechargeBackCalls.failPaidBack);
