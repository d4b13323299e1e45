import { Button } from 'antd';
import { passAccountCalls, passCodePurposes } from '#contract/services/pass/account.ts';
import { FormPage, TextField } from '#web/ui/index.ts';
import { CodeField, phoneProblem } from './code-field.tsx';
import type { PassView } from './pass-view.ts';
import { PasswordField } from './password-field.tsx';

const phoneOf = (values: Readonly<Record<string, unknown>>) => String(values['phone'] ?? '').trim();

/** Registers an account under its phone, and signs the shop in by it. */
export const RegisterForm = ({ onGo }: { onGo: (view: PassView) => void }) => (
  <FormPage
    isPart
    title="一号通账户注册"
    layout="vertical"
    call={passAccountCalls.register}
    start={{ phone: '', password: '', domain: window.location.hostname, code: '' }}
    input={(values) => ({
      account: phoneOf(values),
      phone: phoneOf(values),
      password: String(values['password'] ?? ''),
      domain: String(values['domain'] ?? ''),
      code: String(values['code'] ?? ''),
    })}
    label="注册"
    says="注册成功"
    then={() => onGo('home')}
    actions={
      <Button type="link" onClick={() => onGo('signIn')}>
        立即登录
      </Button>
    }
  >
    <TextField name="phone" placeholder="请输入您的手机号" inputMode="tel" check={phoneProblem} />
    <PasswordField isNew placeholder="请输入短信平台密码/token" />
    <TextField name="domain" placeholder="请输入网址域名" help="商城的网址，一号通用它区分店铺" />
    <CodeField types={passCodePurposes.register} />
  </FormPage>
);
