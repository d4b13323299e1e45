import { randomInt } from 'node:crypto';
import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import type { Client, Envelope } from '../client.ts';
import { badInput } from '../generate.ts';
import { openShop } from '../shop.ts';
import { openSweeper } from './sweeper.ts';

const shop = openShop();

// Few inputs and the same ones every time; a sweep of `SWEEP_RUNS` looks further, at others each time.
const { SWEEP_RUNS, SWEEP_SEED = SWEEP_RUNS === undefined ? 20_261_120 : randomInt(2 ** 31) } = process.env;
const numRuns = Number(SWEEP_RUNS ?? 8);
const seed = Number(SWEEP_SEED);
const TIMEOUT_MS = 20_000 + numRuns * 1000;
if (SWEEP_RUNS !== undefined) process.stdout.write(`to repeat this sweep: SWEEP_SEED=${seed} SWEEP_RUNS=${numRuns}\n`);
const SLOW_MS = 5000;
// The wire misses a parameter in English, and says so of a sign-in.
const IN_WORDS =
  /^(Required \w+ parameter '\w+' is not present|(login |logout )?success|(?!.*(正则|undefined|NaN|\[object)).*\p{Script=Han}.*)$/su;
const EXPECTED = new Set([200, 400, 401, 403, 404, 409, 500]);

const sweeper = openSweeper(shop);

/** Texts of values that many calls get: to write 3,000 levels takes as long as three calls. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return JSON.stringify(value) ?? '';
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

async function send(client: Client, call: AnyCall, params: unknown, query: unknown, body: unknown): Promise<Envelope> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(Object(params)[name] ?? '1').toWellFormed()),
  );
  const fields = Object.fromEntries(Object.entries(Object(query)).map(([name, value]) => [name, textOf(value).toWellFormed()]));
  return client.raw(call.method, path, { query: fields, ...(call.method === 'POST' ? { body: body ?? {} } : {}) });
}

/** A call without input is asked once: the others would be the same. */
const runsOf = ({ params, query, body }: AnyCall) => ((params ?? query ?? body) ? numRuns : 1);

describe.each(everyCall())('$method $path', (call) => {
  it(
    'answers bad input with a sentence, never with a fault and never late',
    async () => {
      const inputs = fc.tuple(badInput(call.params), badInput(call.query), badInput(call.body));
      await fc.assert(
        fc.asyncProperty(inputs, async ([params, query, body]) => {
          const begun = performance.now();
          const { code, message } = await sweeper((client) => send(client, call, params, query, body));

          expect(EXPECTED).toContain(code);
          expect(message).not.toContain('系统异常');
          expect(message).toMatch(IN_WORDS);
          expect(performance.now() - begun).toBeLessThan(SLOW_MS);
        }),
        { seed, numRuns: runsOf(call) },
      );
    },
    TIMEOUT_MS,
  );
});
