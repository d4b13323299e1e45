import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { Can, FormPage, TextField } from '#web/ui/index.ts';
import { ownAddress } from '../addresses.ts';
import type { PassView } from './pass-view.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  onGo: (view: PassView) => void;
  /** Account that is known already. */
  account?: string;
}

/** Signs the shop in; where somebody was sent here by another page, that one is next. */
export function SignInForm({ onGo, account = '' }: Props) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const back = ownAddress(address.get('url'));
  return (
    <FormPage
      isPart
      title="短信账户登录"
      layout="vertical"
      call={passAccountCalls.login}
      start={{ account, password: '' }}
      label="登录"
      says="登录成功！"
      touches={['pass_usage', 'pass_template', 'pass_package', 'outside_service']}
      then={() => (back === undefined ? onGo('home') : void navigate(back))}
      actions={
        <>
          <Can call={passAccountCalls.updatePassword}>
            <Button type="link" onClick={() => onGo('password')}>
              忘记密码
            </Button>
          </Can>
          <Can call={passAccountCalls.register}>
            <Button type="link" onClick={() => onGo('register')}>
              注册账户
            </Button>
          </Can>
        </>
      }
    >
      <TextField name="account" placeholder="请输入用户名" autoComplete="username" autoFocus />
      <PasswordField />
      {/* Enter sends a form of two fields only where it has a button of its own. */}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </FormPage>
  );
}
