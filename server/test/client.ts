import type { OutgoingHttpHeaders } from 'node:http';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import type { Answer, AnyCall, Call, Input } from '#contract/call.ts';
import { ourFrontEnd } from '#contract/maintenance/front-end.ts';
import type { App } from '#server/app.ts';

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

export interface RawRequest {
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Client {
  /** The decoded answer, held against the contract; throws the envelope when the call is refused. */
  run<C extends AnyCall>(call: C, input: Input<C>): Promise<Answer<C>>;
  /** Runs a call, and answers the id of the change that it made as well. */
  change<C extends AnyCall>(call: C, input: Input<C>): Promise<{ value: Answer<C>; changeId: number }>;
  /** Answer of an address beside the calls. */
  fetch(url: string): Promise<{ body: string; statusCode: number }>;
  /** Envelope of a call, word for word. `path` is below `/api`. */
  raw(method: 'GET' | 'POST', path: string, request?: RawRequest): Promise<Envelope>;
}

const encodePart = (schema: z.ZodObject | undefined, input: object): Record<string, unknown> => {
  if (!schema) return {};
  const mine = Object.fromEntries(Object.entries(input).filter(([name, value]) => name in schema.shape && value !== undefined));
  return z.encode(schema, mine);
};

const asText = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  );

async function multipart(part: string, file: File): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  const form = new FormData();
  form.set(part, file);
  const built = new Request('http://test', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await built.arrayBuffer()),
    headers: { 'content-type': built.headers.get('content-type') ?? '' },
  };
}

interface Ends {
  /** Hears the headers of each answer. */
  hear?: (headers: OutgoingHttpHeaders) => void;
  /** Address from which it asks. */
  address?: string;
}

/** Talks to the app as a browser would, without the network. */
export function openClient(
  app: () => App,
  headers: (sending: InjectOptions) => Record<string, string> | Promise<Record<string, string>>,
  { hear, address }: Ends = {},
): Client {
  async function send(options: InjectOptions): Promise<{ envelope: Envelope; changeId: number }> {
    const sent = { ...ourFrontEnd, ...(await headers(options)), ...options.headers };
    const from = address === undefined ? {} : { remoteAddress: address };
    const response = await app().http.inject({ ...options, ...from, headers: sent });
    hear?.(response.headers);
    // An unknown path says so by its status as well.
    if (response.statusCode !== 200 && response.statusCode !== 404)
      throw new Error(`HTTP ${response.statusCode}: ${response.body.slice(0, 300)}`);
    return { envelope: response.json<Envelope>(), changeId: Number(response.headers['x-change'] ?? 0) };
  }

  async function change<I, O>(call: Call<I, O>, input: I): Promise<{ value: O; changeId: number }> {
    const sent = Object(input);
    const params = encodePart(call.params, sent);
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const carried = call.file === undefined ? {} : await multipart(call.file, sent.file);
    const payload = call.body ? { payload: encodePart(call.body, sent) } : {};
    const { envelope, changeId } = await send({
      method: call.method,
      url: `/api${path}`,
      query: asText(encodePart(call.query, sent)),
      ...payload,
      ...carried,
    });
    if (envelope.code !== 200) throw Object.assign(new Error(envelope.message), envelope);
    return { value: z.decode(call.returns, envelope.data as never), changeId };
  }

  return {
    run: async (call, input) => (await change(call as never, input)).value as never,
    change: (call, input) => change(call as never, input) as never,
    fetch: async (url) => app().http.inject({ url, headers: await headers({ url }) }),
    async raw(method, path, { query = {}, body, headers: extra = {} } = {}) {
      const payload = body === undefined ? {} : { payload: body as object };
      return (await send({ method, url: `/api${path}`, query: asText(query), headers: extra, ...payload })).envelope;
    },
  };
}
