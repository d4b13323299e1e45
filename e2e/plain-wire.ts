import type { Page, Route } from 'playwright-core';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { type Schema, defOf, innerOf, isOptional } from '#contract/schema-kinds.ts';
import { isExtension } from '#contract/wire-calls.ts';

const patternOf = ({ path }: AnyCall) => new RegExp(`^/api${path.replaceAll(/[{]\w+[}]/g, '[^/]+')}$`);
const known = everyCall().map((call) => ({ call, pattern: patternOf(call) }));

const callAt = (method: string, path: string): AnyCall | undefined =>
  // A path with nothing to fill in is meant before one that would take it as a number.
  known
    .filter(({ call, pattern }) => call.method === method && pattern.test(path))
    .map(({ call }) => call)
    .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))[0];

/** The value without what is ours: fields that are optional in our answers, and the empty list of a page. */
function plain(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return plain(def.innerType, value);
    case 'lazy':
      return plain(innerOf(schema), value);
    case 'array':
      return Array.isArray(value) ? value.map((item) => plain(def.element, item)) : value;
    case 'object':
      return plainObject(def.shape, Object(value));
    case 'union':
      return Array.isArray(Object(value).list) && Object(value).list.length === 0 ? { ...Object(value), list: null } : value;
    default:
      return value;
  }
}

function plainObject(shape: Readonly<Record<string, Schema>>, value: Readonly<Record<string, unknown>>): object {
  const fields = Object.entries(shape).filter(([name, field]) => name in value && !isOptional(field));
  const isPage = 'totalPage' in shape;
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const isEmpty = isPage && name === 'list' && Array.isArray(value[name]) && value[name].length === 0;
      return [name, isEmpty ? null : plain(field, value[name])];
    }),
  );
}

const said = (code: number, message: string) => ({ json: { code, message, data: null } });

async function answer(route: Route, missed: string[]): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const call = callAt(request.method(), pathname);
  // Pictures and files are no calls.
  if (!call) return route.continue();
  if (isExtension(call)) {
    missed.push(`${call.method} ${call.path}`);
    return route.fulfill(said(404, '接口不存在'));
  }
  if (call.verb === 'signIn' && !Object(request.postDataJSON()).key) return route.fulfill(said(400, '验证码key 不能为空'));
  const response = await route.fetch();
  const { data, ...envelope } = Object(await response.json());
  const { echoes = [] } = call;
  const rest = Object.fromEntries(Object.entries(Object(plain(call.returns, data))).filter(([name]) => !echoes.includes(name)));
  const isPlain = data === null || typeof data !== 'object' || Array.isArray(data);
  return route.fulfill({ json: { ...envelope, data: isPlain ? plain(call.returns, data) : rest } });
}

/**
 * Makes the server that a page has another one of the wire: it knows no call of ours, none of our fields, and nobody comes in
 * without a captcha. Answers the calls of ours that were asked for.
 */
export async function onPlainWire(page: Page): Promise<string[]> {
  const missed: string[] = [];
  await page.routeWebSocket('**/api/ws', () => undefined);
  await page.route(/\/(api|codegen)\//, (route) => answer(route, missed));
  return missed;
}
