import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { endOf, mayBeOfToken } from './rules.ts';

const Answer = z.object({ status: z.coerce.number(), msg: z.string().catch(''), data: z.unknown() });
const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

const REFUSED = 400;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

type OnePassServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;
type Form = Readonly<Record<string, string>>;

interface PassRequest {
  path: string;
  form: Form;
  timeoutMs?: number | undefined;
  /** Changes nothing there, so that it may be asked again. */
  isRead: boolean;
}

interface ProviderSession {
  secret: string;
  token: Promise<string>;
  since: number;
  until: number;
}

/** The shop's account of 一号通. One for all who ask: a second sign-in may end the first. */
export interface OnePass {
  /** Address, account and password are there. */
  isSetUp(): Promise<boolean>;
  /** Data of its answer; throws a refusal of `one_pass`. */
  read(path: string, form: Form, timeoutMs?: number): Promise<unknown>;
  /** Data of its answer to what must not be done twice; throws a refusal of `one_pass`. */
  act(path: string, form: Form): Promise<unknown>;
}

export function openOnePass(parts: OnePassServices): OnePass {
  const { database, httpClient, clock } = parts;
  let signedIn: ProviderSession | undefined;

  async function post({ path, form, timeoutMs }: Omit<PassRequest, 'isRead'>, token?: string): Promise<unknown> {
    const base = await settingOf(database.db, onePassSettings.one_pass_url);
    if (!URL.canParse(base)) throw onePassRefusals.NO_ADDRESS();
    const url = `${base.replace(/\/$/, '')}/${path}`;
    const text = await httpClient
      .fetchText({ url, form, timeoutMs, headers: token ? { authorization: `Bearer-${token}` } : {} })
      .catch((error: unknown) => {
        throw error instanceof OutgoingError ? onePassRefusals.SILENT() : error;
      });
    if (text.trim() === '') throw onePassRefusals.SILENT();
    const answer = Answer.safeParse(jsonIn(text)).data;
    if (!answer) throw onePassRefusals.BROKEN();
    if (answer.status === REFUSED) throw onePassRefusals.REFUSED({ message: answer.msg.slice(0, 200) });
    return answer.data;
  }

  async function signIn(account: string, kept: ProviderSession, timeoutMs?: number): Promise<string> {
    const answer = await post({ path: 'user/login', form: { account, secret: kept.secret }, timeoutMs });
    const token = Token.safeParse(answer).data;
    if (!token) throw onePassRefusals.BROKEN();
    kept.until = endOf(token.expires_in, clock.now()).getTime();
    return token.access_token;
  }

  /** Session shared by all who ask: a second token may end the first. A sign-in that failed is not kept. */
  async function session(timeoutMs?: number): Promise<ProviderSession> {
    const account = await settingOf(database.db, onePassSettings.sms_account);
    if (account === '') throw onePassRefusals.NO_ACCOUNT();
    const password = await secretOf(parts, onePassSettings.sms_token);
    if (password === '') throw onePassRefusals.NO_PASSWORD();
    const secret = md5(account + md5(password));
    const since = clock.now().getTime();
    if (signedIn?.secret === secret && signedIn.until > since) return signedIn;
    const kept: ProviderSession = { secret, token: Promise.resolve(''), since, until: Number.POSITIVE_INFINITY };
    kept.token = signIn(account, kept, timeoutMs);
    kept.token.catch(() => forget(kept));
    signedIn = kept;
    return kept;
  }

  function forget(kept: ProviderSession) {
    if (signedIn === kept) signedIn = undefined;
  }

  async function ask(request: PassRequest, mayRepeat = true): Promise<unknown> {
    const kept = await session(request.timeoutMs);
    const token = await kept.token;
    return post(request, token).catch((error: unknown) => {
      const isRefused = error instanceof Refusal && error.id === onePassRefusals.REFUSED.id;
      const age = clock.now().getTime() - kept.since;
      if (!mayRepeat || !isRefused || !mayBeOfToken(error.message, age, request.isRead)) throw error;
      forget(kept);
      return ask(request, false);
    });
  }

  return {
    async isSetUp() {
      const [account, base, password] = await Promise.all([
        settingOf(database.db, onePassSettings.sms_account),
        settingOf(database.db, onePassSettings.one_pass_url),
        secretOf(parts, onePassSettings.sms_token),
      ]);
      return account !== '' && password !== '' && URL.canParse(base);
    },
    read: (path, form, timeoutMs) => ask({ path, form, timeoutMs, isRead: true }),
    act: (path, form) => ask({ path, form, isRead: false }),
  };
}
