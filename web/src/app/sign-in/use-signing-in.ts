import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInRefusals, signInCalls } from '#contract/access/sign-in.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { inlineErrors, queryOf, run, sentenceOf, WireError } from '#web/ui/wire/index.ts';
import { readCookie } from '../session/cookies.ts';
import { useSite } from '../session/site.ts';
import type { WechatSignIn } from './use-wechat.ts';
import { adoptSession } from './adopt-session.ts';
import { ticketOf } from './ticket-of.ts';

interface SignInForm {
  account: string;
  pwd: string;
  code: string;
  /** Code of the second step. */
  second: string;
}

type Missing = Partial<Record<keyof SignInForm, string>>;

/** Other servers name it in the sentence alone: 验证码key 不能为空. */
const asksForCaptcha = (error: unknown) =>
  error instanceof WireError &&
  (error.data instanceof Object && 'captcha' in error.data ? error.data.captcha === true : error.message.includes('验证码'));

const beginsAnew = (error: unknown) =>
  error instanceof WireError && error.data instanceof Object && 'restart' in error.data && error.data.restart === true;

/** A password of the wrong length is a wrong password: what right ones look like is nobody's business here. */
const refusalOf = (error: unknown): string =>
  error instanceof WireError && error.code === 400 && !asksForCaptcha(error)
    ? signInRefusals.WRONG({ captcha: false }).message
    : sentenceOf(error);

function missingFrom({ account, pwd, code, second }: SignInForm, withTwoStepCode: boolean, isSecond: boolean): Missing {
  if (isSecond) return second ? {} : { second: '请输入动态码' };
  return {
    ...(account ? {} : { account: '请输入用户名' }),
    ...(pwd ? {} : { pwd: '请输入密码' }),
    ...(withTwoStepCode && !code ? { code: '请输入正确的验证码' } : {}),
  };
}

/** Signing in: what is still missing, captcha and second step once the server wants them, and the sentence of a refusal. */
export function useSigningIn(onDone: () => void = () => {}, wechat?: Pick<WechatSignIn, 'ticket' | 'binding'>) {
  const [asked, setAsked] = useState(false);
  const [ownTicket, setTicket] = useState<string>();
  const [isRestarted, setRestarted] = useState(false);
  const ticket = ownTicket ?? (isRestarted ? undefined : wechat?.ticket);
  const [missing, setMissing] = useState<Missing>({});
  const site = useSite();
  const isOther = site !== undefined && site.isExtended !== true;
  const policy = useQuery({
    ...queryOf(signInCalls.policy, {}),
    ...inlineErrors,
    staleTime: 0,
    enabled: site?.isExtended === true,
  });
  // Other servers of the wire have no policy to tell: there every sign-in takes a captcha.
  const wanted = asked || isOther || policy.isError || policy.data?.captcha === true;
  const captcha = useQuery({
    ...queryOf(signInCalls.captcha, {}),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ account, pwd, code, second }: SignInForm) =>
      ticket === undefined
        ? run(signInCalls.signIn, {
            account,
            pwd,
            code,
            key: captcha.data?.key,
            // Our server binds by the code that the page came with; the one in the cookie has been used there.
            ...(isOther && { wxCode: readCookie('wx_auth') }),
            ...wechat?.binding,
          })
        : run(signInCalls.secondStep, { ticket, code: second }),
    onSuccess: (answer) => {
      adoptSession(answer);
      if (answer.wechatNote) notify.info(answer.wechatNote);
      onDone();
    },
    onError: (refusal) => {
      if (ticketOf(refusal) !== undefined || beginsAnew(refusal)) {
        setTicket(ticketOf(refusal));
        setRestarted(true);
      }
      setAsked((before) => before || asksForCaptcha(refusal));
      // A captcha is good once, whatever came of it.
      if (wanted) void captcha.refetch();
    },
  });

  const send = async (typed: SignInForm): Promise<keyof SignInForm | undefined> => {
    // A field that is not drawn is not asked for: without a captcha the server says what it lacks.
    const lacking = missingFrom(typed, wanted && captcha.data !== undefined, ticket !== undefined);
    setMissing(lacking);
    const [first] = (['account', 'pwd', 'code', 'second'] as const).filter((name) => lacking[name] !== undefined);
    if (first !== undefined) return first;
    return mutateAsync(typed).then(
      () => undefined,
      () => (ticket === undefined ? 'pwd' : 'second'),
    );
  };

  const forget = () => {
    setMissing({});
    reset();
  };
  return {
    captcha: wanted ? captcha.data : undefined,
    missing,
    isSecond: ticket !== undefined,
    refusal: error && ticketOf(error) === undefined ? refusalOf(error) : '',
    busy: isPending,
    send,
    renewCaptcha: () => void captcha.refetch(),
    forget,
    restart: () => {
      setTicket(undefined);
      setRestarted(true);
      forget();
    },
  };
}
