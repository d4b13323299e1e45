import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { Invited } from '#contract/access/invitation-record.ts';
import { invitationCalls } from '#contract/access/invitations.ts';
import { when } from '#web/ui/cells/when.tsx';
import { inlineErrors, run, sentenceOf } from '#web/ui/wire/index.ts';
import { below } from '#web/ui/basics/below.ts';
import { Backdrop } from '../sign-in/backdrop.tsx';
import { AcceptForm } from './accept-form.tsx';
import '../sign-in/sign-in.css';

const About = ({ inviterName, siteName, realName, roles, places, expireTime }: Invited) => (
  <>
    <p>
      {realName}，您好：<strong>{inviterName}</strong> 邀请您加入 <strong>{siteName}</strong> 的后台。
    </p>
    <dl className="confirm-about">
      <dt>角色</dt>
      <dd>{roles.join('、')}</dd>
      {places.length > 0 && (
        <>
          <dt>店铺或运营商</dt>
          <dd>{places.join('、')}</dd>
        </>
      )}
      <dt>有效期至</dt>
      <dd>{when(expireTime)}</dd>
    </dl>
  </>
);

/** /invitation/<secret>: somebody who is invited sees by whom and as what, and makes their account. */
export function InvitationPage() {
  const { secret = '' } = useParams();
  const asked = useQuery({
    queryKey: ['invited', secret],
    queryFn: () => run(invitationCalls.look, { secret }),
    retry: false,
    ...inlineErrors,
    staleTime: Number.POSITIVE_INFINITY,
    // Keeps what somebody types, also when the page is come back to.
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    document.title = '接受邀请';
  }, []);
  return (
    <main className="sign-in">
      <Backdrop picture="" />
      <div className="sign-in-card sign-in-form confirm-card">
        <h1 className="sign-in-name">接受邀请</h1>
        {asked.data && (
          <>
            <About {...asked.data} />
            <AcceptForm secret={secret} needsPassword={asked.data.needsPassword} />
          </>
        )}
        {asked.error && (
          <>
            <p className="sign-in-refusal" role="alert">
              {sentenceOf(asked.error)}
            </p>
            <button type="button" className="sign-in-passkey" onClick={() => void asked.refetch()}>
              重试
            </button>
            <a className="sign-in-back" href={below('/login')}>
              已有账号，去登录
            </a>
          </>
        )}
        {asked.isLoading && <p>请稍候…</p>}
      </div>
    </main>
  );
}
