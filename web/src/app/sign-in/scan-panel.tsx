import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ScanState, isScanOpen, scanStates, wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import { CodePicture } from '#web/ui/code-picture/code-picture.tsx';
import { inlineErrors, queryOf, run, sentenceOf } from '#web/ui/wire/index.ts';
import { adoptSession } from './adopt-session.ts';
import { ticketOf } from './ticket-of.ts';

interface Props {
  onTicket: (ticket: string) => void;
  onClose: () => void;
}

const SIDE = 200;
const WATCH_MS = 2000;

const words: Readonly<Record<ScanState, string>> = {
  waiting: '请用绑定过的微信扫一扫',
  scanned: '已扫码，请在手机上确认登录',
  unbound: '这个微信还没有绑定后台账号，请先用密码登录，再到个人中心绑定',
  taken: scanStates.labels.taken,
  confirmed: '正在登录…',
  refused: '已在手机上取消',
  gone: '二维码已过期',
};

/** Code that the phone scans; the session opens here once the phone has confirmed. */
export function ScanPanel({ onTicket, onClose }: Props) {
  const begun = useMutation({ mutationFn: () => run(wechatSignInCalls.beginScan, {}) });
  const ended = useMutation({
    mutationFn: () => run(wechatSignInCalls.finishScan, {}),
    onSuccess: adoptSession,
    onError: (error) => {
      const ticket = ticketOf(error);
      if (ticket !== undefined) onTicket(ticket);
    },
  });
  const progress = useQuery({
    ...queryOf(wechatSignInCalls.scanState, {}),
    ...inlineErrors,
    enabled: begun.isSuccess,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (isScanOpen(state.data?.state ?? 'waiting') ? WATCH_MS : false),
  });
  const state = progress.data?.state ?? 'waiting';
  const { mutate: begin } = begun;
  const { mutate: end } = ended;
  useEffect(() => begin(), [begin]);
  useEffect(() => {
    if (state === 'confirmed') end();
  }, [state, end]);

  const anew = () => {
    ended.reset();
    begun.mutate(undefined, { onSuccess: () => void progress.refetch() });
  };
  const error = begun.error ?? ended.error;
  return (
    <section className="sign-in-scan" aria-label="微信扫码登录">
      {begun.data && isScanOpen(state) && <CodePicture text={begun.data.url} side={SIDE} label="登录二维码" />}
      <p role={error ? 'alert' : 'status'}>{error ? sentenceOf(error) : words[state]}</p>
      {(error !== null || (!isScanOpen(state) && state !== 'confirmed')) && (
        <button type="button" className="sign-in-passkey" onClick={anew}>
          刷新二维码
        </button>
      )}
      <button type="button" className="sign-in-back" onClick={onClose}>
        用密码登录
      </button>
    </section>
  );
}
