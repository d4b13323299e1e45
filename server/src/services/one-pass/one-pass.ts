import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import { formBody } from '#server/platform/http-client/bodies.ts';
import type { Services } from '#server/platform/services.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { withRaw } from '../health/raw-answer.ts';
import type { ProviderSession, SignedIn, Tokens } from '../tokens/tokens.ts';
import { endOf, mayBeOfToken } from './rules.ts';

const Answer = z.object({ status: z.coerce.number(), msg: z.string().catch(''), data: z.unknown().optional() });
const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

/** Status of an answer that did what it was asked for; every other one is a refusal. */
const DONE = 200;
const PROVIDER = 'onePass';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

type OnePassServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'> & { tokens: Tokens };
type Form = Readonly<Record<string, string>>;

interface PassRequest {
  path: string;
  form: Form;
  timeoutMs?: number | undefined;
  /** Changes nothing there, so that it may be asked again. */
  isRead: boolean;
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
  const { database, httpClient, clock, tokens } = parts;
  const address = () => settingOf(database.db, onePassSettings.one_pass_url);

  async function post({ path, form, timeoutMs }: Omit<PassRequest, 'isRead'>, token?: string): Promise<unknown> {
    const base = await address();
    if (!URL.canParse(base)) throw onePassRefusals.NO_ADDRESS();
    const url = `${withoutSlash(base)}/${path}`;
    const headers = { accept: 'application/json', ...(token && { authorization: `Bearer-${token}` }) };
    const { status, bytes } = await httpClient
      .ask({ method: 'POST', url, headers, body: formBody(form), timeoutMs })
      .catch((error: unknown) => {
        throw error instanceof OutgoingError ? Object.assign(onePassRefusals.SILENT(), { cause: error }) : error;
      });
    const text = bytes.toString('utf8');
    const answer = Answer.safeParse(jsonIn(text)).data;
    if (answer && answer.status !== DONE) {
      const message = answer.msg.slice(0, 200) || `没有说明原因（状态 ${answer.status}）`;
      throw withRaw(onePassRefusals.REFUSED({ message }), text);
    }
    if (status !== DONE || text.trim() === '') throw withRaw(onePassRefusals.SILENT(), `HTTP ${status} ${text}`);
    if (!answer) throw withRaw(onePassRefusals.BROKEN(), text);
    return answer.data;
  }

  async function signIn(form: Form, timeoutMs?: number): Promise<SignedIn> {
    const answer = Token.safeParse(await post({ path: 'user/login', form, timeoutMs })).data;
    if (!answer) throw onePassRefusals.BROKEN();
    return { token: answer.access_token, until: endOf(answer.expires_in, clock.now()) };
  }

  async function session(timeoutMs?: number): Promise<ProviderSession> {
    const account = await settingOf(database.db, onePassSettings.sms_account);
    if (account === '') throw onePassRefusals.NO_ACCOUNT();
    const password = await secretOf(parts, onePassSettings.sms_token);
    if (password === '') throw onePassRefusals.NO_PASSWORD();
    const form = { account, secret: md5(account + md5(password)) };
    const identity = [await address(), form.account, form.secret];
    return tokens.get({ provider: PROVIDER, identity }, () => signIn(form, timeoutMs));
  }

  async function ask(request: PassRequest, mayRepeat = true): Promise<unknown> {
    const opened = await session(request.timeoutMs);
    return post(request, opened.token).catch(async (error: unknown) => {
      const isRefused = error instanceof Refusal && error.id === onePassRefusals.REFUSED.id;
      const age = clock.now().getTime() - opened.since.getTime();
      if (!mayRepeat || !isRefused || !mayBeOfToken(error.message, age, request.isRead)) throw error;
      await tokens.end(PROVIDER, opened);
      return ask(request, false);
    });
  }

  return {
    async isSetUp() {
      const [account, base, password] = await Promise.all([
        settingOf(database.db, onePassSettings.sms_account),
        address(),
        secretOf(parts, onePassSettings.sms_token),
      ]);
      return account !== '' && password !== '' && URL.canParse(base);
    },
    read: (path, form, timeoutMs) => ask({ path, form, timeoutMs, isRead: true }),
    act: (path, form) => ask({ path, form, isRead: false }),
  };
}
