import type { Page, Route } from 'playwright-core';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { bindCall } from '../server/test/wire/calls/binding.ts';
import { type WireCall, callsOfTheWire } from '../server/test/wire/calls/index.ts';
import { type PlainOptions, plain } from '../server/test/wire/calls/plain.ts';
import { patternOf } from '../web/test/fake-wire.ts';

const known = everyCall().map((call) => ({ call, pattern: patternOf(call) }));

const callAt = (method: string, path: string): AnyCall | undefined =>
  // A path with nothing to fill in is meant before one that would take it as a number.
  known
    .filter(({ call, pattern }) => call.method === method && pattern.test(path))
    .map(({ call }) => call)
    .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))[0];

export interface SentCall {
  /** Method and path, in the notation of the contract. */
  readonly name: string;
  /** Method and path as they were sent. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What a page asked of another server. */
export interface PlainWire {
  /** Calls that are not on the wire. */
  readonly missed: string[];
  /** Input on which it failed. */
  readonly failed: string[];
  readonly sent: SentCall[];
}

const said = (code: number, message: string) => ({ json: { code, message, data: null } });

function bodyOf(route: Route): unknown {
  const request = route.request();
  const isJson = request.headers()['content-type']?.startsWith('application/json') ?? false;
  return isJson ? request.postDataJSON() : undefined;
}

/** The same request with what another server would read of it. */
async function passedOn(route: Route, wire: WireCall, sent: SentCall): Promise<unknown> {
  const { query, body } = bindCall(wire, sent);
  const url = new URL(route.request().url());
  url.search = new URLSearchParams(query.kept as Record<string, string>).toString();
  const isJson = wire.body !== undefined;
  const response = await route.fetch({ url: url.href, ...(isJson ? { postData: JSON.stringify(body.kept) } : {}) });
  return response.json();
}

async function answer(route: Route, seen: PlainWire, options: PlainOptions): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const call = callAt(request.method(), url.pathname);
  // Pictures and files are no calls.
  if (!call) return route.continue();
  const name = `${call.method} ${call.path}`;
  const wire = callsOfTheWire[name];
  if (!wire) {
    seen.missed.push(name);
    return route.fulfill(said(404, '接口不存在'));
  }
  const path = `${call.method} ${url.pathname.replace('/api', '')}`;
  const { temp: _, ...query } = Object.fromEntries(url.searchParams);
  const sent = { name, path, query, body: bodyOf(route) };
  seen.sent.push(sent);
  const bound = bindCall(wire, sent);
  const problems = [...bound.query.problems, ...bound.body.problems];
  if (problems.length > 0) {
    seen.failed.push(...problems.map((problem) => `${name}: ${problem}`));
    return route.fulfill(said(400, problems.join(', ')));
  }
  const { code, message, data } = Object(await passedOn(route, wire, sent));
  const type = typeof wire.data === 'function' ? wire.data(query) : wire.data;
  return route.fulfill({ json: { code, message, data: code === 200 ? plain(data, type, options) : null } });
}

/**
 * Makes the server that a page has another one of the wire, as the wire describes it: it knows no call of ours and none of our
 * fields, coming and going, and fails where its beans cannot be bound.
 */
export async function onPlainWire(page: Page, options: PlainOptions = {}): Promise<PlainWire> {
  const seen: PlainWire = { missed: [], failed: [], sent: [] };
  await page.routeWebSocket('**/api/ws', () => undefined);
  await page.route(/\/(api|codegen)\//, (route) => answer(route, seen, options));
  return seen;
}
