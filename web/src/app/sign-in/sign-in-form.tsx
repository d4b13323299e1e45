import { type FormEvent, useEffect, useRef } from 'react';
import { CaptchaBox } from './captcha-box.tsx';
import { PasswordBox } from './password-box.tsx';
import { SecondBox } from './second-box.tsx';
import { TextBox } from './text-box.tsx';
import type { WechatSignIn } from './use-wechat.ts';
import { usePasskey } from './use-passkey.ts';
import { useSigningIn } from './use-signing-in.ts';

interface Props {
  /** Fixed when a session that ran out is renewed: it must be the same person. */
  account?: string;
  onDone?: () => void;
  /** WeChat that shows the page. */
  wechat?: WechatSignIn;
  /** Leads to the code that a phone scans; absent where none is offered. */
  onScan?: (() => void) | undefined;
}

const read = (form: FormData, name: string) => String(form.get(name) ?? '');

export function SignInForm({ account, onDone, wechat, onScan }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const passkey = usePasskey(onDone);
  const { captcha, missing, refusal, busy, isSecond, send, renewCaptcha, forget, restart } = useSigningIn(onDone, wechat);

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus(), [isSecond]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    passkey.forget();
    const values = new FormData(event.currentTarget);
    const wrong = await send({
      account: account ?? read(values, 'account').trim(),
      pwd: read(values, 'pwd'),
      code: read(values, 'code').trim(),
      second: read(values, 'second').trim(),
    });
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <form ref={form} className="sign-in-fields" noValidate onSubmit={(event) => void submit(event)} onChange={forget}>
      {isSecond && <SecondBox wrong={missing.second} />}
      {!isSecond && account === undefined && (
        <TextBox
          name="account"
          label="用户名"
          placeholder="用户名"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={32}
          wrong={missing.account}
        />
      )}
      {!isSecond && account !== undefined && <TextBox name="account" label="用户名" value={account} readOnly wrong={undefined} />}
      {!isSecond && <PasswordBox name="pwd" label="密码" placeholder="密码" wrong={missing.pwd} />}
      {!isSecond && captcha !== undefined && <CaptchaBox picture={captcha.code} onRenew={renewCaptcha} wrong={missing.code} />}
      {wechat && wechat.note !== '' && !isSecond && (
        <p className="sign-in-second" role="status">
          {wechat.note}
        </p>
      )}
      {(refusal || passkey.problem) !== '' && (
        <p className="sign-in-refusal" role="alert">
          {refusal || passkey.problem}
        </p>
      )}
      <button type="submit" className="sign-in-send" aria-busy={busy} disabled={busy}>
        {busy ? '登录中…' : '登录'}
      </button>
      {passkey.isOffered && account === undefined && !isSecond && (
        <button type="button" className="sign-in-passkey" disabled={busy || passkey.isAtDevice} onClick={passkey.begin}>
          {passkey.isAtDevice ? '请按设备的提示操作…' : '用通行密钥登录'}
        </button>
      )}
      {onScan && !isSecond && (
        <button type="button" className="sign-in-passkey" disabled={busy} onClick={onScan}>
          微信扫码登录
        </button>
      )}
      {isSecond ? (
        <button type="button" className="sign-in-back" onClick={restart}>
          重新输入密码
        </button>
      ) : (
        <p className="sign-in-help">忘记密码？请联系管理员</p>
      )}
    </form>
  );
}
