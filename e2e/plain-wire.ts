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

/** Requests of a page to another server. */
export interface PlainWire {
  /** Calls that are not on the wire. */
  readonly missed: string[];
  /** Input on which it failed, and what became of calls that came to no answer. */
  readonly failed: string[];
  readonly sent: SentCall[];
  /** Names of the calls that it has not answered yet. */
  readonly waiting: Map<Route, string>;
}

/** Time for our server to answer what is passed on to it; a screen waits longer. */
const FETCH_MS = 15_000;

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;

const said = (code: number, message: string) => ({ json: { code, message, data: null } });

function bodyOf(route: Route): unknown {
  const request = route.request();
  const isJson = request.headers()['content-type']?.startsWith('application/json') ?? false;
  return isJson ? request.postDataJSON() : undefined;
}

/** Request with only what another server would read of it. */
async function passedOn(route: Route, wire: WireCall, sent: SentCall): Promise<unknown> {
  const { query, body } = bindCall(wire, sent);
  const url = new URL(route.request().url());
  url.search = new URLSearchParams(query.kept as Record<string, string>).toString();
  const isJson = wire.body !== undefined;
  const response = await route.fetch({
    url: url.href,
    timeout: FETCH_MS,
    ...(isJson ? { postData: JSON.stringify(body.kept) } : {}),
  });
  return response.json();
}

/** Answer of another server to a call. */
async function answerTo(call: AnyCall, route: Route, seen: PlainWire, options: PlainOptions) {
  const url = new URL(route.request().url());
  const name = nameOf(call);
  const wire = callsOfTheWire[name];
  if (!wire) {
    seen.missed.push(name);
    return said(404, '接口不存在');
  }
  const path = `${call.method} ${url.pathname.replace('/api', '')}`;
  const { temp: _, ...query } = Object.fromEntries(url.searchParams);
  const sent = { name, path, query, body: bodyOf(route) };
  seen.sent.push(sent);
  const bound = bindCall(wire, sent);
  const problems = [...bound.query.problems, ...bound.body.problems];
  if (problems.length > 0) {
    seen.failed.push(...problems.map((problem) => `${name}: ${problem}`));
    return said(400, problems.join(', '));
  }
  const { code, message, data } = Object(await passedOn(route, wire, sent));
  const type = typeof wire.data === 'function' ? wire.data(query) : wire.data;
  return { json: { code, message, data: code === 200 ? plain(data, type, options) : null } };
}

async function answer(route: Route, seen: PlainWire, options: PlainOptions): Promise<void> {
  const request = route.request();
  const call = callAt(request.method(), new URL(request.url()).pathname);
  // Pictures and files are no calls.
  if (!call) return route.continue();
  const name = nameOf(call);
  seen.waiting.set(route, name);
  try {
    await route.fulfill(await answerTo(call, route, seen, options));
  } catch (error) {
    // A call without an answer would keep its screen waiting for a minute.
    seen.failed.push(`${name}: ${String(error)}`);
    await route.abort();
  } finally {
    seen.waiting.delete(route);
  }
}

/**
 * Makes the server that a page has another one of the wire, as the wire describes it: it knows no call of ours and none of our
 * fields, coming and going, and fails where its beans cannot be bound.
 */
export async function onPlainWire(page: Page, options: PlainOptions = {}): Promise<PlainWire> {
  const seen: PlainWire = { missed: [], failed: [], sent: [], waiting: new Map() };
  await page.routeWebSocket('**/api/ws', () => undefined);
  await page.route(/\/(api|codegen)\//, (route) => answer(route, seen, options));
  return seen;
}
