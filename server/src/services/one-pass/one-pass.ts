import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { Services } from '#server/platform/services.ts';
import type { ProviderSession, SignedIn, Tokens } from '../tokens/tokens.ts';
import { type PassCredentials, findCredentials } from './credentials.ts';
import { type PassAnswer, type PassRequest, openPassLine } from './line.ts';
import { endOf, isOfToken } from './rules.ts';

const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });

const PROVIDER = 'onePass';
/** Refusals that say what is not filled in. */
const missing: readonly string[] = [
  onePassRefusals.NO_ACCOUNT.id,
  onePassRefusals.NO_PASSWORD.id,
  onePassRefusals.NO_SECRET_KEY.id,
];

type OnePassServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'> & { tokens: Tokens };
type Form = PassRequest['form'];

/** The shop's account of 一号通, in either generation. One for all who ask: a second sign-in may end the first. */
export interface OnePass {
  /** Address, and an account or an application key are there. */
  isSetUp(): Promise<boolean>;
  /** Credentials of the shop; undefined where nothing is filled in. */
  credentials(): Promise<PassCredentials | undefined>;
  /** Data of its answer; throws a refusal of `one_pass`. */
  read(path: string, form: Form, timeoutMs?: number): Promise<unknown>;
  /** Data of its answer to a change, which is repeated where the token alone was refused; throws a refusal of `one_pass`. */
  change(path: string, form: Form): Promise<unknown>;
  /** Data of its answer to what prints, sends or pays: asked once, whatever comes of it; throws a refusal of `one_pass`. */
  act(path: string, form: Form): Promise<unknown>;
  /** Answer to a request of somebody who is not signed in; asked once. */
  askOpenly(path: string, form: Form): Promise<PassAnswer>;
  /** Proves credentials by a new session, which those who ask next share once the credentials are kept. */
  prove(credentials: PassCredentials): Promise<void>;
  /** Forgets the session. */
  signOut(): Promise<void>;
}

export function openOnePass(parts: OnePassServices): OnePass {
  const { clock, tokens } = parts;
  const line = openPassLine(parts);

  async function signIn({ generation, form }: PassCredentials, timeoutMs?: number): Promise<SignedIn> {
    const { data } = await line.post(generation, { path: 'user/login', form, timeoutMs });
    const answer = Token.safeParse(data).data;
    if (!answer) throw onePassRefusals.BROKEN();
    return { token: answer.access_token, until: endOf(answer.expires_in, clock.now()) };
  }

  async function sessionOf(
    credentials: PassCredentials,
    { timeoutMs, onNew }: { timeoutMs?: number | undefined; onNew?: () => void } = {},
  ): Promise<ProviderSession> {
    const identity = [await line.address(), ...Object.values(credentials.form)];
    return tokens.get({ provider: PROVIDER, identity }, () => {
      onNew?.();
      return signIn(credentials, timeoutMs);
    });
  }

  /** Asks within a session. One that the platform refuses is dropped; the request is said again only where that does no harm. */
  async function ask(request: PassRequest, mayRepeat: boolean): Promise<unknown> {
    const credentials = await findCredentials(parts);
    const opened = await sessionOf(credentials, request);
    try {
      return (await line.post(credentials.generation, request, opened.token)).data;
    } catch (error) {
      if (!(error instanceof Refusal) || error.id !== onePassRefusals.REFUSED.id || !isOfToken(error.message)) throw error;
      await tokens.end(PROVIDER, opened);
      if (!mayRepeat) throw Object.assign(onePassRefusals.SIGNED_OUT(), { cause: error.cause });
      const again = await sessionOf(credentials, request);
      return (await line.post(credentials.generation, request, again.token)).data;
    }
  }

  const credentialsOrNone = () =>
    findCredentials(parts).catch((error: unknown) => {
      if (error instanceof Refusal && missing.includes(error.id)) return undefined;
      throw error;
    });

  return {
    isSetUp: async () => URL.canParse(await line.address()) && (await credentialsOrNone()) !== undefined,
    credentials: credentialsOrNone,
    read: (path, form, timeoutMs) => ask({ path, form, timeoutMs }, true),
    change: (path, form) => ask({ path, form }, true),
    act: (path, form) => ask({ path, form }, false),
    askOpenly: async (path, form) => line.post((await credentialsOrNone())?.generation ?? 1, { path, form }),
    async prove(credentials) {
      let isNew = false;
      const opened = await sessionOf(credentials, { onNew: () => void (isNew = true) });
      if (isNew) return;
      // An open session proves nothing of a password that has been changed since.
      await tokens.end(PROVIDER, opened);
      await sessionOf(credentials);
    },
    signOut: () => tokens.forget(PROVIDER),
  };
}
