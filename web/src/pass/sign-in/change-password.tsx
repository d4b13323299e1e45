import { Form } from 'antd';
import { passAccountCalls, passCodePurposes } from '#contract/services/pass/account.ts';
import { FormPage, TextField } from '#web/ui/index.ts';
import { BackButton } from './back-button.tsx';
import { CodeField, phoneProblem } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

const textOf = (values: Readonly<Record<string, unknown>>, name: string) => String(values[name] ?? '').trim();

function NewPassword() {
  const password: unknown = Form.useWatch('password');
  const isSame = (again: unknown) => {
    if (again === undefined || again === '') return '请再次输入密码';
    return again === password ? undefined : '两次输入密码不一致!';
  };
  return (
    <>
      <PasswordField isNew label="新密码" placeholder="请输入新密码" />
      <PasswordField isNew name="checkPass" label="确认密码" placeholder="请验证新密码" check={isSame} />
    </>
  );
}

interface Props {
  /** The account and its phone, where somebody is signed in; otherwise the account goes by its phone. */
  known: { account: string; phone: string } | undefined;
  onBack: () => void;
  onDone: () => void;
}

/** Sets a new password by a code to the phone of the account, which has to sign in anew. */
export const ChangePassword = ({ known, onBack, onDone }: Props) => (
  <FormPage
    isPart
    title="修改账户密码"
    layout="vertical"
    call={passAccountCalls.updatePassword}
    start={{ phone: known?.phone ?? '', code: '', password: '', checkPass: '' }}
    input={(values) => ({
      account: known?.account ?? textOf(values, 'phone'),
      phone: textOf(values, 'phone'),
      password: String(values['password'] ?? ''),
      code: textOf(values, 'code'),
    })}
    says="修改成功，请用新密码登录"
    then={onDone}
    steps={[
      {
        title: '验证账号信息',
        children: (
          <>
            <TextField
              name="phone"
              placeholder="请输入手机号"
              inputMode="tel"
              check={phoneProblem}
              readOnly={known !== undefined && phoneProblem(known.phone) === undefined}
            />
            <CodeField types={passCodePurposes.change} />
          </>
        ),
      },
      { title: '修改账户密码', children: <NewPassword /> },
    ]}
    label="提交"
    actions={<BackButton onBack={onBack} />}
  />
);
