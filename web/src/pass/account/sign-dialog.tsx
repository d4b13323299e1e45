import { Input } from 'antd';
import { passCodePurposes, type PassInfo } from '#contract/services/pass/account.ts';
import { passTemplateCalls } from '#contract/services/pass/sms-templates.ts';
import { DialogButton, Field, TextField } from '#web/ui/index.ts';
import { CodeField } from '../sign-in/code-field.tsx';

/** Button with the dialog that asks for another signature of the account's messages. */
export const SignButton = ({ info: { account, phone, sms } }: { info: PassInfo }) => (
  <DialogButton
    label="修改签名"
    title="短信账户签名修改"
    width={500}
    saveLabel="提交审核"
    call={passTemplateCalls.modifySign}
    start={{ account, phone, sign: sms.sign, code: '' }}
    input={(values) => ({
      sign: String(values['sign'] ?? '').trim(),
      phone: String(values['phone'] ?? ''),
      code: String(values['code'] ?? '').trim(),
    })}
    says="修改签名之后一号通需要审核过后通过!"
  >
    <Field name="account" label="账号" optional>
      <Input disabled />
    </Field>
    <TextField name="sign" placeholder="请输入短信签名，例如：店名" />
    <Field name="phone" optional>
      <Input disabled />
    </Field>
    <CodeField types={passCodePurposes.change} />
    <p className="pass-about">短信签名提交后需要审核才会生效，请耐心等待或者联系客服</p>
  </DialogButton>
);
