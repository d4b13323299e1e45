import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ScanQuestion, wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { when } from '#web/ui/cells/when.tsx';
import { inlineErrors, run, sentenceOf } from '#web/ui/wire/index.ts';
import { leaveForWechat } from './leave-for-wechat.ts';
import './sign-in.css';

const titles = { signIn: '确认登录', bind: '确认绑定' } as const;
const done = { signIn: '已确认，请回到电脑上继续', bind: '已绑定，以后可以用微信登录' } as const;

/** Browser and place of the other screen, and the two answers. */
function Question({ purpose, account, realName, device, address, isKnown, at, ticket }: ScanQuestion) {
  const answer = useMutation({
    mutationFn: (agrees: boolean) => run(wechatSignInCalls.answerScan, { ticket, agrees }).then(() => agrees),
  });
  if (answer.isSuccess) return <p role="status">{answer.data ? done[purpose] : '已取消，电脑上不会登录或绑定'}</p>;
  return (
    <>
      <p>
        {purpose === 'signIn' ? '有人要在另一台设备上登录您的账号：' : '要把这个微信绑定到账号：'}
        <strong>
          {realName}（{account}）
        </strong>
      </p>
      <dl className="confirm-about">
        <dt>浏览器</dt>
        <dd>{device}</dd>
        <dt>网络地址</dt>
        <dd>
          {address}
          {purpose === 'signIn' && (isKnown ? '（您最近在这里登录过）' : '（您最近没有在这里登录过，请核对）')}
        </dd>
        <dt>扫码时间</dt>
        <dd>{when(at)}</dd>
      </dl>
      {answer.error && (
        <p className="sign-in-refusal" role="alert">
          {sentenceOf(answer.error)}
        </p>
      )}
      <button type="button" className="sign-in-send" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
        {titles[purpose]}
      </button>
      <button type="button" className="sign-in-passkey" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        不是我，取消
      </button>
    </>
  );
}

/** /auth-confirm: the person who scanned a code answers for the screen that shows it. WeChat proves first who opened the page. */
export function ConfirmPage() {
  const [query] = useSearchParams();
  const [fault, setFault] = useState<unknown>();
  const [code, state, key] = ['code', 'state', 'key'].map((name) => query.get(name) ?? '');
  const asked = useQuery({
    queryKey: ['scan-question', code],
    queryFn: () => run(wechatSignInCalls.askScan, { code: code ?? '', key: state ?? '' }),
    enabled: code !== '',
    retry: false,
    ...inlineErrors,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    document.title = '扫码确认';
    if (code === '' && key) leaveForWechat('/auth-confirm', () => key).catch(setFault);
  }, [code, key]);
  const error = fault ?? asked.error;
  return (
    <main className="sign-in">
      <div className="sign-in-card sign-in-form confirm-card">
        <h1 className="sign-in-name">{asked.data ? titles[asked.data.purpose] : '扫码确认'}</h1>
        {asked.data && <Question {...asked.data} />}
        {error ? (
          <p className="sign-in-refusal" role="alert">
            {sentenceOf(error)}
          </p>
        ) : (
          !asked.data && <p>{code || key ? '请稍候…' : '链接不完整，请重新扫码'}</p>
        )}
      </div>
    </main>
  );
}
