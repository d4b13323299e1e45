import { createHash } from 'node:crypto';
import { z } from 'zod';
import { no, platformOf } from '#contract/collection/found.ts';
import { Refusal } from '#contract/refusal.ts';
import { onePassSettings } from '#contract/collection/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { safeHtml } from '#server/platform/rich-text.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from './json.ts';
import { sanitized } from './rules.ts';
import { parseOnePass } from './shapes.ts';
import type { Source } from './source.ts';

const Answer = z.object({ status: z.coerce.number(), msg: z.string().catch(''), data: z.unknown() });
const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const Account = z.object({ copy: z.object({ num: z.coerce.number().int().min(0) }) });

/** The dialog waits for the remaining number; it opens without it rather than late. */
const GLANCE_MS = 4000;
const REFUSED = 400;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

type Parts = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;

interface Asking {
  token?: string;
  timeoutMs?: number | undefined;
}

interface SignedIn {
  secret: string;
  token: Promise<string>;
  until: number;
}

/** Client of 一号通: the remaining quota of the account, and a product per link. */
export function onePass(parts: Parts) {
  const { database, httpClient, clock } = parts;
  let signedIn: SignedIn | undefined;

  async function post(path: string, form: Record<string, string>, { token, timeoutMs }: Asking): Promise<unknown> {
    const base = await settingOf(database.db, onePassSettings.one_pass_url);
    if (!URL.canParse(base)) throw no.NOT_SET_UP();
    const url = `${base.replace(/\/$/, '')}/${path}`;
    const text = await httpClient
      .fetchText({ url, form, timeoutMs, headers: token ? { authorization: `Bearer-${token}` } : {} })
      .catch((error: unknown) => {
        throw error instanceof OutgoingError ? no.PASS_SILENT() : error;
      });
    if (text.trim() === '') throw no.PASS_SILENT();
    const answer = Answer.safeParse(jsonIn(text)).data;
    if (!answer) throw no.PASS_BROKEN();
    if (answer.status === REFUSED) throw no.PASS_REFUSED({ message: answer.msg.slice(0, 200) });
    return answer.data;
  }

  async function signIn(account: string, kept: SignedIn, asking: Asking): Promise<string> {
    const token = Token.safeParse(await post('user/login', { account, secret: kept.secret }, asking)).data;
    if (!token) throw no.PASS_BROKEN();
    kept.until = token.expires_in * 1000;
    return token.access_token;
  }

  /** Signed in once for all who ask: a second token may end the first. A sign-in that failed is not kept. */
  async function session(asking: Asking): Promise<SignedIn> {
    const account = await settingOf(database.db, onePassSettings.sms_account);
    if (account === '') throw no.NO_ACCOUNT();
    const password = await secretOf(parts, onePassSettings.sms_token);
    if (password === '') throw no.NO_PASSWORD();
    const secret = md5(account + md5(password));
    if (signedIn?.secret === secret && signedIn.until > clock.now().getTime()) return signedIn;
    const kept: SignedIn = { secret, token: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
    kept.token = signIn(account, kept, asking);
    kept.token.catch(() => forget(kept));
    signedIn = kept;
    return kept;
  }

  function forget(kept: SignedIn) {
    if (signedIn === kept) signedIn = undefined;
  }

  /** What is refused may be so for the age of the token: once more with a new one. */
  async function asked(path: string, form: Record<string, string>, asking: Asking = {}, mayRepeat = true): Promise<unknown> {
    const kept = await session(asking);
    const token = await kept.token;
    return post(path, form, { ...asking, token }).catch((error: unknown) => {
      if (!mayRepeat || !(error instanceof Refusal && error.id === no.PASS_REFUSED.id)) throw error;
      forget(kept);
      return asked(path, form, asking, false);
    });
  }

  const source: Source = {
    async find(link) {
      if (!platformOf(link)) throw no.NO_PLATFORM();
      return sanitized(parseOnePass(await asked('copy/goods', { url: link.trim() })), safeHtml);
    },
  };
  return {
    ...source,
    /** How many products may still be collected; 0 when nobody can tell. */
    left: () =>
      asked('user/info', {}, { timeoutMs: GLANCE_MS }).then(
        (answer) => Account.safeParse(answer).data?.copy.num ?? 0,
        () => 0,
      ),
  };
}
