import { useState } from 'react';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import { settingAddress } from '#web/settings/index.ts';
import { Failing, GoButton, PageHead, useCall } from '#web/ui/index.ts';
import { ChangePassword } from '../sign-in/change-password.tsx';
import { ChangePhone } from '../sign-in/change-phone.tsx';
import { KeyForm } from '../sign-in/key-form.tsx';
import type { PassView } from '../sign-in/pass-view.ts';
import { RegisterForm } from '../sign-in/register-form.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { Dashboard } from './dashboard.tsx';
import './pass-account.css';

const ABOUT =
  '一号通是一个第三方平台，提供短信、物流查询、商品采集和电子面单，省去逐个接入。商城默认没有账号：先注册或登录，再按需要开通服务、购买套餐。';

const titles: Readonly<Record<Exclude<PassView, 'home'>, string>> = {
  signIn: '短信账户登录',
  register: '一号通账户注册',
  password: '修改账户密码',
  phone: '修改手机号码',
};

/** Account at 一号通: signing in, or what the account has. */
export function PassAccount() {
  const { data: standing, error, isPending, refetch } = useCall(passAccountCalls.isLogin, {}, { saysItself: true });
  const info = useCall(passAccountCalls.info, {}, { enabled: standing?.status === true, saysItself: true }).data;
  const [view, setView] = useState<PassView>('home');
  const isSignedIn = standing?.status === true && error === null;
  if (isSignedIn && view === 'home') return <Dashboard standing={standing} onGo={setView} />;
  const shown = view === 'home' ? 'signIn' : view;
  const signIn = () => setView('signIn');
  const leave = () => setView('home');
  return (
    <section className="pass-page" aria-label="一号通">
      <PageHead title="一号通">
        <GoButton label="接口地址" to={settingAddress(onePassSettings.one_pass_url)} />
      </PageHead>
      {isPending ? null : (
        <div className="pass-cards">
          <div className="pass-card">
            <h2>{titles[shown]}</h2>
            <p className="pass-about">{ABOUT}</p>
            {error && <Failing error={error} again={() => void refetch()} />}
            {shown === 'signIn' && <SignInForm onGo={setView} account={standing?.info ?? ''} />}
            {shown === 'register' && <RegisterForm onGo={setView} />}
            {shown === 'password' && <ChangePassword known={info} onBack={leave} onDone={signIn} />}
            {shown === 'phone' && <ChangePhone onBack={leave} onDone={signIn} />}
          </div>
          {shown === 'signIn' && <KeyForm />}
        </div>
      )}
    </section>
  );
}
