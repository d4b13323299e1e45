import { useState } from 'react';
import { passAccountCalls, passCodePurposes } from '#contract/services/pass/account.ts';
import { FormPage, TextField } from '#web/ui/index.ts';
import { BackButton } from './back-button.tsx';
import { CodeField, phoneProblem } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

interface Props {
  onBack: () => void;
  onDone: () => void;
}

/** Gives the account another phone: its owner is checked first, and signs in anew after it. */
export function ChangePhone({ onBack, onDone }: Props) {
  const [owner, setOwner] = useState<string>();
  if (owner === undefined)
    return (
      <FormPage
        key="owner"
        isPart
        title="验证账号信息"
        layout="vertical"
        call={passAccountCalls.checkPhoneOwner}
        start={{ account: '', password: '' }}
        input={(values) => {
          const account = String(values['account'] ?? '').trim();
          return { account, password: String(values['password'] ?? '') };
        }}
        label="下一步"
        says="操作成功"
        settled={(saved) => {
          setOwner(String(saved['account'] ?? '').trim());
          return {};
        }}
        actions={<BackButton onBack={onBack} />}
      >
        <TextField name="account" placeholder="请输入当前账号" autoComplete="username" autoFocus />
        <PasswordField />
      </FormPage>
    );
  return (
    <FormPage
      key="phone"
      isPart
      title="修改手机号码"
      layout="vertical"
      call={passAccountCalls.updatePhone}
      start={{ phone: '', code: '' }}
      input={(values) => ({
        account: owner,
        phone: String(values['phone'] ?? '').trim(),
        code: String(values['code'] ?? '').trim(),
      })}
      label="提交"
      says="操作成功，请重新登录"
      then={onDone}
      actions={<BackButton onBack={() => setOwner(undefined)} />}
    >
      <TextField name="phone" label="新手机号" placeholder="请输入新手机号" inputMode="tel" check={phoneProblem} autoFocus />
      <CodeField types={passCodePurposes.change} />
    </FormPage>
  );
}
