import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { invitationCalls } from '#contract/access/invitations.ts';
import { deviceSentence, hasPasskeys, makePasskey } from '#web/ui/basics/passkey-device.ts';
import { run, sentenceOf } from '#web/ui/wire/index.ts';
import { leave } from '../session/enter.ts';
import { adoptSession } from '../sign-in/adopt-session.ts';
import { PasswordBox } from '../sign-in/password-box.tsx';
import { TextBox } from '../sign-in/text-box.tsx';

interface Props {
  secret: string;
  /** A role asks for two-step sign-in, which begins with a password. */
  needsPassword: boolean;
}

interface Typed {
  account: string;
  pwd: string;
}

type Missing = Partial<Record<keyof Typed, string>>;

/** Sentences on what lacks of the form, by field. */
function missingIn({ account, pwd }: Typed, byDevice: boolean): Missing {
  return {
    ...(account === '' && { account: '请填写账号' }),
    ...(!byDevice && (pwd.length < 6 || pwd.length > 20) && { pwd: '密码为 6–20 个字符' }),
  };
}

async function acceptByDevice(secret: string, account: string) {
  const answer = await makePasskey(await run(invitationCalls.begin, { secret, account }));
  return run(invitationCalls.accept, { secret, account, answer });
}

/** Account name, and a password or a device; then the person is in. */
export function AcceptForm({ secret, needsPassword }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [missing, setMissing] = useState<Missing>({});
  const mayUseDevice = !needsPassword && hasPasskeys();
  const accepting = useMutation({
    mutationFn: ({ account, pwd, byDevice }: Typed & { byDevice: boolean }) =>
      byDevice ? acceptByDevice(secret, account) : run(invitationCalls.accept, { secret, account, pwd }),
    onSuccess: (signed) => {
      // Signs out whoever was signed in here before.
      leave();
      adoptSession(signed);
      void navigate('/', { replace: true });
    },
  });
  const send = (byDevice: boolean) => {
    const values = new FormData(form.current ?? undefined);
    const read = (name: string) => String(values.get(name) ?? '');
    const typed = { account: read('account').trim(), pwd: read('pwd') };
    const wrong = missingIn(typed, byDevice);
    setMissing(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) accepting.mutate({ ...typed, byDevice });
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const { isPending, error } = accepting;
  return (
    <form ref={form} className="sign-in-fields" noValidate onSubmit={submit} onChange={() => accepting.reset()}>
      <TextBox
        autoFocus
        name="account"
        label="账号"
        placeholder="以后用它登录，如姓名拼音"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        wrong={missing.account}
      />
      <PasswordBox
        name="pwd"
        label="登录密码"
        placeholder="6–20 个字符，点右边的眼睛核对"
        autoComplete="new-password"
        maxLength={20}
        wrong={missing.pwd}
      />
      {needsPassword && <p className="sign-in-second">您的角色要求两步登录：进入后台后，请先按提示绑定手机验证器</p>}
      {error && (
        <p className="sign-in-refusal" role="alert">
          {deviceSentence(error) ?? sentenceOf(error)}
        </p>
      )}
      <button type="submit" className="sign-in-send" aria-busy={isPending} disabled={isPending}>
        {isPending ? '请稍候…' : '接受邀请并登录'}
      </button>
      {mayUseDevice && (
        <button type="button" className="sign-in-passkey" disabled={isPending} onClick={() => send(true)}>
          不设密码，用通行密钥登录
        </button>
      )}
    </form>
  );
}
