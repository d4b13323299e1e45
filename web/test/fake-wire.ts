import { z } from 'zod';
import type { AnyCall, Call } from '#contract/call.ts';
import { Refusal } from '#contract/refusal.ts';
import { encoder } from '#contract/transcode.ts';

interface Headers {
  /** Number of the change record a write leaves. */
  change?: number;
  /** Name of the refusal of an envelope that is not 200. */
  refusal?: string;
}

export interface Answering {
  call: AnyCall;
  headers: Headers;
  answer: (input: object, body?: unknown) => unknown;
}

export interface SentCall {
  call: AnyCall;
  input: Record<string, unknown>;
}

/** Answer of the server to a call: a value, or a function of the input and of the body as it travels. Thrown refusals become envelopes. */
export const on = <I extends object, O>(
  call: Call<I, O>,
  answer: O | ((input: I, body: unknown) => O | Promise<O>),
  headers: Headers = {},
): Answering => ({
  call,
  headers,
  answer: (input, body) => (answer instanceof Function ? answer(input as I, body) : answer),
});

/** Address of a call, by whose names its parts are found. */
export const patternOf = ({ path }: AnyCall) => new RegExp(`^/api${path.replaceAll(/[{](\w+)[}]/g, '(?<$1>[^/]+)')}$`);

function read(call: AnyCall, url: URL, body: unknown): Record<string, unknown> {
  const parts: [z.ZodObject | undefined, unknown][] = [
    [call.params, patternOf(call).exec(decodeURIComponent(url.pathname))?.groups ?? {}],
    [call.query, Object.fromEntries(url.searchParams)],
    [call.body, typeof body === 'string' ? JSON.parse(body) : {}],
  ];
  return Object.assign({}, ...parts.map(([schema, sent]) => schema?.parse(sent) ?? {}));
}

const envelope = (code: number, message: string, data: unknown, headers: Headers = {}) =>
  new Response(JSON.stringify({ code, message, data }), {
    headers: {
      'x-request-no': 'r-1',
      ...(headers.change ? { 'x-change': String(headers.change) } : {}),
      ...(headers.refusal ? { 'x-refusal': headers.refusal } : {}),
    },
  });

function refused(error: unknown): Response {
  // Refuses as the wire does: a stranger, or a person without the right, gets no `data` at all.
  if (error instanceof Refusal && [401, 403].includes(error.code))
    return envelope(error.code, error.message, error.data ?? undefined, { refusal: error.id });
  if (error instanceof Refusal) return envelope(error.code, error.message, error.data, { refusal: error.id });
  if (error instanceof z.ZodError) return envelope(400, error.issues[0]?.message ?? '', null);
  throw error;
}

/** Stands where the network begins; answers by the contract and remembers what was sent. */
export function fakeWire(answers: readonly Answering[]) {
  const sent: SentCall[] = [];
  const unanswered: string[] = [];
  const answerTo = async (address: string, method: string, body: unknown): Promise<Response> => {
    const url = new URL(address, 'http://shop');
    // The latest answer counts, so that a test can change its mind.
    const found = answers.findLast(({ call }) => call.method === method && patternOf(call).test(url.pathname));
    if (!found) {
      unanswered.push(`${method} ${url.pathname}`);
      throw new Error(`nobody answers ${method} ${url.pathname}`);
    }
    try {
      const input = read(found.call, url, body);
      sent.push({ call: found.call, input });
      return envelope(
        200,
        '操作成功',
        encoder(found.call.returns)(await found.answer(input, typeof body === 'string' ? JSON.parse(body) : undefined)),
        found.headers,
      );
    } catch (error) {
      return refused(error);
    }
  };
  return {
    fetch: (address: string, init: RequestInit = {}) => answerTo(address, init.method ?? 'GET', init.body),
    /** Inputs a call was made with, oldest first. */
    sent: (call: AnyCall) => sent.filter((entry) => entry.call === call).map(({ input }) => input),
    /** Calls that came to nobody: to the screen the line is down, and it says so half a second later. */
    unanswered,
  };
}
