import type { Page, Route } from 'playwright-core';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { bindCall } from '../server/test/wire/calls/binding.ts';
import { type WireCall, callsOfTheWire } from '../server/test/wire/calls/index.ts';
import { type PlainOptions, plain } from '../server/test/wire/calls/plain.ts';
import { patternOf } from '../web/test/fake-wire.ts';
import { type Line, isGivenUp, variantOf } from './wire-lines.ts';

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

/** Answer of the framework to a path that no call has: no envelope. Its status is left out, of which a browser would complain. */
const unknownPath = (path: string) => ({
  json: { timestamp: '2026-11-28T08:00:00.000+0000', status: 404, error: 'Not Found', message: 'No message available', path },
});

/** Kind of server that a page is given. */
export interface PlainServer extends PlainOptions {
  /** Line of the wire that it speaks; 1.3.4 unless told. */
  readonly line?: Line;
  /** Calls that it does, and answers with a fault: a message to somebody could not be sent. */
  readonly failsAfter?: readonly string[];
}

function bodyOf(route: Route): unknown {
  const request = route.request();
  const isJson = request.headers()['content-type']?.startsWith('application/json') ?? false;
  return isJson ? request.postDataJSON() : undefined;
}

/** Request with only what another server would read of it. */
async function passedOn(route: Route, wire: WireCall, sent: SentCall, read: (part: object) => object): Promise<unknown> {
  const { query, body } = bindCall(wire, sent);
  const url = new URL(route.request().url());
  url.search = new URLSearchParams(read(Object(query.kept)) as Record<string, string>).toString();
  const isJson = wire.body !== undefined;
  const response = await route.fetch({
    url: url.href,
    timeout: FETCH_MS,
    ...(isJson ? { postData: JSON.stringify(Array.isArray(body.kept) ? body.kept : read(Object(body.kept))) } : {}),
  });
  return response.json();
}

/** Answer of another server to a call. */
async function answerTo(
  call: AnyCall,
  route: Route,
  seen: PlainWire,
  { line = '1.3.4', failsAfter = [], ...options }: PlainServer,
) {
  const url = new URL(route.request().url());
  const name = nameOf(call);
  const described = callsOfTheWire[name];
  if (!described || isGivenUp(line, name)) {
    if (!described) seen.missed.push(name);
    return unknownPath(url.pathname);
  }
  const variant = variantOf(line, name, described);
  const wire = variant.body ? { ...described, body: variant.body } : described;
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
  const { code, message, data } = Object(await passedOn(route, wire, sent, (part) => variant.input?.({ ...part }) ?? part));
  if (code !== 200) return said(code, message);
  if (failsAfter.includes(name)) return said(500, '请配置一号通账号！');
  const type = typeof wire.data === 'function' ? wire.data(query) : wire.data;
  const answered = plain(data, type, options);
  return { json: { code, message: line === '1.4' ? null : message, data: variant.answer?.(answered, query) ?? answered } };
}

async function answer(route: Route, seen: PlainWire, server: PlainServer): Promise<void> {
  const request = route.request();
  const call = callAt(request.method(), new URL(request.url()).pathname);
  // Pictures and files are no calls.
  if (!call) return route.continue();
  const name = nameOf(call);
  seen.waiting.set(route, name);
  try {
    await route.fulfill(await answerTo(call, route, seen, server));
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
 * fields, coming and going, says some things as the servers of its line do, and fails where its beans cannot be bound.
 */
export async function onPlainWire(page: Page, server: PlainServer = {}): Promise<PlainWire> {
  const seen: PlainWire = { missed: [], failed: [], sent: [], waiting: new Map() };
  await page.routeWebSocket('**/api/ws', () => undefined);
  await page.route(/\/(api|codegen)\//, (route) => answer(route, seen, server));
  return seen;
}
