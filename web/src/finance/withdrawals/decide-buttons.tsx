import { Alert, Form } from 'antd';
import { labelOf } from '#contract/choices.ts';
import { type Withdrawal, payoutTypes, withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { DialogButton, TextField, needed, yuanText } from '#web/ui/index.ts';
import { Account } from './account.tsx';
import { PayoutField } from './payout-field.tsx';

const checked = needed('请写明怎样核对了收款账号');
const reasoned = needed('请输入原因');

interface Props {
  withdrawal: Withdrawal;
  /** Repeats the dialogs' own, where a row looks for it. */
  call: typeof withdrawalCalls.decide;
}

/** Says that it was paid out, or refuses it. */
export const DecideButtons = ({ withdrawal }: Props) => {
  const { id, nickName, extractPrice, extractType, isCorrected } = withdrawal;
  const sum = yuanText(extractPrice);
  return (
    <>
      <DialogButton
        label="通过"
        title={`通过 ${nickName} 的提现`}
        saveLabel={`通过 ${sum}`}
        says={`已打款 ${sum} 给 ${nickName}`}
        call={withdrawalCalls.decide}
        start={{ id, status: withdrawalStates.paid, payoutNo: '', ...(isCorrected && { accountCheck: '' }) }}
      >
        <p>{`请先线下打款 ${sum}，系统不会自动付款。通过后不能撤回。`}</p>
        <Form.Item label={`${labelOf(payoutTypes, extractType)}账号`}>
          <Account of={withdrawal} />
        </Form.Item>
        {isCorrected && (
          <>
            <Alert
              className="form-problem"
              type="warning"
              showIcon
              title="收款账号被改过，付款前请先向分销员核对，防止打到别人账上"
            />
            <TextField name="accountCheck" check={checked} help="会记在修改记录里" placeholder="例如：打申请人手机核对了卡号" />
          </>
        )}
        <PayoutField id={id} />
      </DialogButton>
      <DialogButton
        label="拒绝"
        title={`拒绝 ${nickName} 的提现`}
        saveLabel={`拒绝，退回 ${sum}`}
        danger
        says={`已拒绝 ${nickName} 的提现，${sum} 退回佣金`}
        call={withdrawalCalls.decide}
        start={{ id, status: withdrawalStates.refused, backMessage: '输入信息不完整或有误!' }}
      >
        <TextField
          name="backMessage"
          check={reasoned}
          help={`${sum} 退回分销员的佣金，原因分销员看得到`}
          rows={3}
          maxLength={128}
          showCount
          placeholder="请输入原因"
        />
      </DialogButton>
    </>
  );
};
