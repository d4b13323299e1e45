import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from './json.ts';

const Answer = z.object({ status: z.coerce.number(), msg: z.string().catch(''), data: z.unknown() });
const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

const REFUSED = 400;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

type OnePassServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;
type Form = Readonly<Record<string, string>>;

interface PassRequest {
  token?: string;
  timeoutMs?: number | undefined;
}

interface ProviderSession {
  secret: string;
  token: Promise<string>;
  until: number;
}

/** The shop's account of 一号通. One for all who ask: a second sign-in may end the first. */
export interface OnePass {
  /** Address, account and password are there. */
  isSetUp(): Promise<boolean>;
  /** Data of its answer; throws a refusal of `one_pass`. */
  ask(path: string, form: Form, asking?: Pick<PassRequest, 'timeoutMs'>): Promise<unknown>;
}

export function openOnePass(parts: OnePassServices): OnePass {
  const { database, httpClient, clock } = parts;
  let signedIn: ProviderSession | undefined;

  async function post(path: string, form: Form, { token, timeoutMs }: PassRequest): Promise<unknown> {
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

  async function signIn(account: string, kept: ProviderSession, asking: PassRequest): Promise<string> {
    const token = Token.safeParse(await post('user/login', { account, secret: kept.secret }, asking)).data;
    if (!token) throw onePassRefusals.BROKEN();
    kept.until = token.expires_in * 1000;
    return token.access_token;
  }

  /** Session shared by all who ask: a second token may end the first. A sign-in that failed is not kept. */
  async function session(asking: PassRequest): Promise<ProviderSession> {
    const account = await settingOf(database.db, onePassSettings.sms_account);
    if (account === '') throw onePassRefusals.NO_ACCOUNT();
    const password = await secretOf(parts, onePassSettings.sms_token);
    if (password === '') throw onePassRefusals.NO_PASSWORD();
    const secret = md5(account + md5(password));
    if (signedIn?.secret === secret && signedIn.until > clock.now().getTime()) return signedIn;
    const kept: ProviderSession = { secret, token: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
    kept.token = signIn(account, kept, asking);
    kept.token.catch(() => forget(kept));
    signedIn = kept;
    return kept;
  }

  function forget(kept: ProviderSession) {
    if (signedIn === kept) signedIn = undefined;
  }

  /** Refusals may come from the age of the token: once more with a new one. */
  async function asked(path: string, form: Form, asking: PassRequest, mayRepeat: boolean): Promise<unknown> {
    const kept = await session(asking);
    const token = await kept.token;
    return post(path, form, { ...asking, token }).catch((error: unknown) => {
      if (!mayRepeat || !(error instanceof Refusal && error.id === onePassRefusals.REFUSED.id)) throw error;
      forget(kept);
      return asked(path, form, asking, false);
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
    ask: (path, form, asking = {}) => asked(path, form, asking, true),
  };
}
