import { z } from 'zod';
import type { Answer, AnyCall, Input } from '#contract/call.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import type { LoadRequest } from './load.ts';
import { type ApiKey, signedBy } from './signing.ts';

/** An answer other than 200 in the envelope: expected by the shop's rules, unless it speaks of a fault. */
export class Refused extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }

  get isFault(): boolean {
    return this.code === 500 && this.message.startsWith('系统异常');
  }
}

export interface Caller {
  run<C extends AnyCall>(call: C, input: Input<C>): Promise<Answer<C>>;
}

const encoded = (schema: z.ZodObject | undefined, input: object): Record<string, unknown> | undefined =>
  schema &&
  z.encode(
    schema,
    Object.fromEntries(Object.entries(input).filter(([name, value]) => name in schema.shape && value !== undefined)),
  );

/** Speaks the contract to a server; `dress` adds the headers that let it in. A broken connection throws as it is. */
export function openCaller(base: string, dress: (sent: LoadRequest) => LoadRequest): Caller {
  return {
    async run(call, input) {
      const query = new URLSearchParams(
        Object.entries(encoded(call.query, Object(input)) ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const body = encoded(call.body, Object(input));
      const params = encoded(call.params, Object(input)) ?? {};
      const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const path = `/api${filled}${query.size > 0 ? `?${query}` : ''}`;
      const sent = dress({ method: call.method, path, ...(body && { body: JSON.stringify(body) }) });
      const headers = { ...sent.headers, ...(sent.body !== undefined && { 'content-type': 'application/json' }) };
      const answer = await fetch(base + path, {
        method: sent.method,
        headers,
        body: sent.body ?? null,
        signal: AbortSignal.timeout(30_000),
      });
      const envelope = z.object({ code: z.int(), message: z.string(), data: z.unknown() }).parse(await answer.json());
      if (envelope.code !== 200) throw new Refused(envelope.code, envelope.message);
      return z.decode(call.returns, envelope.data as never) as never;
    },
  };
}

export async function openStaff(base: string, pwd: string, account = 'admin'): Promise<Caller> {
  const { token } = await openCaller(base, (sent) => sent).run(signInCalls.signIn, { account, pwd });
  return openCaller(base, (sent) => ({ ...sent, headers: { 'authori-zation': token } }));
}

export const openStorefront = (base: string, key: ApiKey): Caller => openCaller(base, (sent) => signedBy(key, sent));

/** A key made for this occasion. */
export const makeKey = (staff: Caller, name: string): Promise<ApiKey> =>
  staff.run(storefrontKeyCalls.save, { name: `${name} ${Date.now()}` });
