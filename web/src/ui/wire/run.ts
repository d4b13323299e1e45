import { z } from 'zod';
import type { AnyCall, Call } from '#contract/call.ts';
import { MINUTE } from '#contract/durations.ts';
import { ourFrontEnd } from '#contract/maintenance/front-end.ts';
import { decoder } from '#contract/transcode.ts';
import { below } from '../basics/below.ts';
import { asOurs } from './other-servers.ts';
import { addressOf, bodyOf, formOf } from './request.ts';
import { isImpersonating, isServed, stopImpersonating, useSession } from './session.ts';
import { witnessed } from './witness.ts';
import { MissingCall, NetworkError, WireError, isAborted } from './wire-error.ts';

const TIMEOUT_MS = MINUTE;

/** Answer of other servers to a path that they do not know. */
const NotKnown = z.object({ status: z.literal(404), path: z.string() });

// 401 and 403 come without data.
const Envelope = z.object({ code: z.number(), message: z.string().nullish(), data: z.unknown().optional() });

/** Envelope of an act that another server did without saying so. */
const DONE = JSON.stringify({ code: 200, data: null });

export interface RunOutcome<O> {
  answer: O;
  /** The change record of a write. */
  change: number | undefined;
  /** Message of the envelope; undefined where it has none. */
  message: string | undefined;
  /** Fault of another server after it had done the act. */
  fault?: string;
}

interface SendOptions {
  signal?: AbortSignal | undefined;
}

/** Asks the person to sign in again; resolves to whether they did. Set by the shell. */
let onExpired: (() => Promise<boolean>) | undefined;
let signingIn: Promise<boolean> | undefined;

export const setOnExpired = (ask: typeof onExpired) => {
  onExpired = ask;
};

/** Whatever fails meanwhile waits for the same answer. */
export function signInAgain(): Promise<boolean> {
  // The password of the other person is unknown here: the look is over, and the own session goes on.
  if (isImpersonating()) {
    stopImpersonating();
    return Promise.resolve(false);
  }
  // Screens fail together; one dialog serves them all.
  signingIn ??= (onExpired?.() ?? Promise.resolve(false)).finally(() => {
    signingIn = undefined;
  });
  return signingIn;
}

type RequestTerms = Pick<RequestInit, 'method' | 'body'>;

/** Answer that came to its end. */
interface WholeAnswer {
  text: string;
  header: (name: string) => string | null;
}

async function sentTo(
  address: string,
  { method = 'GET', body = null }: RequestTerms,
  { signal }: SendOptions,
): Promise<WholeAnswer> {
  const token = useSession.getState().token;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers = {
    ...ourFrontEnd,
    ...(token === undefined ? {} : { 'Authori-zation': token }),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
  };
  try {
    const response = await fetch(below(address), {
      method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    // The line may break in the middle of an answer too.
    return { text: await response.text(), header: (name) => response.headers.get(name) };
  } catch (error) {
    if (isAborted(error)) throw error;
    throw new NetworkError(timeout.aborted ? '服务器 60 秒内没有回应，请稍后重试' : '网络连接失败，请检查网络后重试');
  }
}

function fetched(call: Call<never, unknown>, input: object, sending: SendOptions): Promise<WholeAnswer> {
  const file = 'file' in input && input.file instanceof File ? input.file : undefined;
  const body = file ? formOf(call, input, file) : bodyOf(call, input);
  return sentTo(addressOf(call, input), { method: call.method, body: body ?? null }, sending);
}

/** The answer with what it would repeat of the question, where another server has left that out. */
function withEchoes({ echoes = [] }: AnyCall, asked: object, data: unknown): unknown {
  if (echoes.length === 0 || !(data instanceof Object)) return data;
  return { ...Object.fromEntries(Object.entries(asked).filter(([name]) => echoes.includes(name))), ...data };
}

/** Content of an envelope; throws what is not 200. */
function contentOf(text: string, header: WholeAnswer['header']): Pick<z.output<typeof Envelope>, 'message' | 'data'> {
  const said = jsonOf(text);
  const parsed = Envelope.safeParse(said);
  if (!parsed.success)
    throw NotKnown.safeParse(said).success ? new MissingCall() : new NetworkError('服务器的回答无法读取，请稍后重试');
  const { code, message, data } = parsed.data;
  if (code === 200) return { message, data };
  const [requestNo, refusal] = [header('x-request-no') ?? undefined, header('x-refusal') ?? undefined];
  throw new WireError(code, message ?? '', data, { requestNo, refusal });
}

/** Takes the envelope off; throws what is not 200. */
export function unwrap<I extends object, O>(
  call: Call<I, O>,
  asked: I,
  text: string,
  header: WholeAnswer['header'],
): RunOutcome<O> {
  const { message, data } = contentOf(text, header);
  const change = Number(header('x-change') ?? '');
  const answer = decoder(call.returns)(asOurs(call, asked, withEchoes(call, asked, data))) as O;
  return { answer, change: change > 0 ? change : undefined, message: message ?? undefined };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Data of a read below `/api`, as the server writes them. */
async function dataAt(address: string): Promise<unknown> {
  const { text } = await sentTo(`/api${address}&temp=${Date.now()}`, {}, {});
  return contentOf(text, () => null).data;
}

async function once<I extends object, O>(call: Call<I, O>, input: I, sending: SendOptions): Promise<RunOutcome<O>> {
  if (!isServed(call)) throw new MissingCall();
  const act = async () => {
    const { text, header } = await fetched(call, input, sending);
    return unwrap(call, input, text, header);
  };
  return witnessed(call, input, { act, dataAt, done: (fault) => ({ ...unwrap(call, input, DONE, () => null), fault }) });
}

/**
 * Renewal of an expired session by the person: then the failed call may go again. An answer about an older `token`
 * may come after that, and asks nobody a second time.
 */
export const renewed = async (error: unknown, token: string | undefined): Promise<boolean> =>
  error instanceof WireError &&
  error.code === 401 &&
  useSession.getState().info !== undefined &&
  onExpired !== undefined &&
  (useSession.getState().token !== token || (await signInAgain()));

/** Makes a call that is not worth a sign-in: where the session is over, it fails. */
export const runOnce = async <I extends object, O>(call: Call<I, O>, input: I): Promise<O> =>
  (await once(call, input, {})).answer;

/** Makes a call. A session that ran out is renewed by the person, and the call goes once more. */
export async function runWithChange<I extends object, O>(
  call: Call<I, O>,
  input: I,
  sending: SendOptions = {},
): Promise<RunOutcome<O>> {
  const { token } = useSession.getState();
  try {
    return await once(call, input, sending);
  } catch (error) {
    if (await renewed(error, token)) return once(call, input, sending);
    throw error;
  }
}

export const run = async <I extends object, O>(call: Call<I, O>, input: I, sending: SendOptions = {}): Promise<O> =>
  (await runWithChange(call, input, sending)).answer;
