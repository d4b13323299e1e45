import type { ReactNode } from 'react';
import type { Withdrawal } from '#contract/finance/withdrawal-record.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { PictureInput } from '#web/media/index.ts';
import { needing } from '#web/ui/action/row-actions.tsx';
import { DialogButton, Field, TextField, needed, yuanText } from '#web/ui/index.ts';

const line = (name: string, says: string) => <TextField name={name} check={needed(says)} />;

const codePicture = (
  <Field name="qrcodeUrl">
    <PictureInput model="user" />
  </Field>
);

const accountFields: Readonly<Record<string, ReactNode>> = {
  bank: (
    <>
      {line('bankCode', '请填写银行卡号')}
      {line('bankName', '请填写开户行')}
    </>
  ),
  alipay: (
    <>
      {line('alipayCode', '请填写支付宝账号')}
      {codePicture}
    </>
  ),
  weixin: (
    <>
      {line('wechat', '请填写微信号')}
      {codePicture}
    </>
  ),
};

/** Mends the account of one that waits. */
export const EditButton = needing(
  ({ withdrawal }: { withdrawal: Withdrawal }) => (
    <DialogButton
      label="编辑"
      title={`编辑 ${withdrawal.nickName} 的提现`}
      says="编辑成功"
      call={withdrawalCalls.update}
      start={withdrawal}
    >
      <p>{`提现金额 ${yuanText(withdrawal.extractPrice)}，不能修改`}</p>
      <TextField name="realName" label="姓名" maxLength={64} />
      {accountFields[withdrawal.extractType]}
      <TextField name="mark" rows={2} maxLength={512} />
    </DialogButton>
  ),
  withdrawalCalls.update,
);
