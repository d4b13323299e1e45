import { Alert, Form, Switch } from 'antd';
import { useCallback, useEffect } from 'react';
import type { Answer } from '#contract/call.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { Field, TextField, needed, useCall, when, yuanText } from '#web/ui/index.ts';
import { useLater } from '#web/ui/basics/use-later.ts';
import { useAfterRefusal } from '#web/ui/wire/use-after-refusal.ts';

const PAUSE_MS = 300;
const referenced = needed('请填写付款流水号');
const agreed = (value: unknown) => (value === true ? undefined : '请核对流水号；确是同一笔付款的，打开这里再通过');

type Others = Answer<typeof withdrawalCalls.samePayout>;

const Used = ({ by }: { by: Others }) => (
  <>
    <Alert
      className="form-problem"
      type="warning"
      showIcon
      title="这个流水号已经记在别的提现上"
      description={
        <ul className="cell-lines">
          {by.map(({ id, nickName, uid, extractPrice, auditTime }) => (
            <li key={id}>
              {`${nickName}（${uid}）的提现 ${id}，${yuanText(extractPrice)}，`}
              {when(auditTime)}
            </li>
          ))}
        </ul>
      }
    />
    <Field name="sharesPayout" label="确是同一笔付款" check={agreed} help="一次转账付了几笔，或同一位经手人付的现金">
      <Switch />
    </Field>
  </>
);

/** Number of the payment; one that is on another withdrawal is asked about. */
export function PayoutField({ id }: { id: number }) {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch('payoutNo');
  const payoutNo = useLater(String(typed ?? '').trim(), PAUSE_MS);
  const isTyped = payoutNo !== '';
  const { data: others = [], refetch } = useCall(
    withdrawalCalls.samePayout,
    { id, payoutNo },
    { enabled: isTyped, saysItself: true },
  );
  useAfterRefusal(useCallback(() => isTyped && refetch(), [isTyped, refetch]));
  // Agreement to one number says nothing of another.
  useEffect(() => form.setFieldValue('sharesPayout', undefined), [form, payoutNo]);
  return (
    <>
      <TextField name="payoutNo" check={referenced} help="银行或钱包的流水号，日后凭它核对；付现金的写明经手人" maxLength={64} />
      {isTyped && others.length > 0 && <Used by={others} />}
    </>
  );
}
