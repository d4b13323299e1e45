import type { WireCall } from '../server/test/wire/calls/index.ts';

/** Lines of the wire that running servers speak. */
export type Line = '1.3.4' | '1.4';

type JsonObject = Readonly<Record<string, unknown>>;

/** Call as the servers of a line have it, where that differs from the description of the wire. */
interface Variant {
  /** Input that they bind in place of the described one. */
  readonly body?: WireCall['body'];
  /** Input as our server reads it, which stands in for them. */
  readonly input?: (part: JsonObject) => JsonObject;
  /** Answer as they give it. */
  readonly answer?: (data: unknown, query: JsonObject) => unknown;
}

const FREIGHT = '/admin/express/shipping';
const ORDER = '/admin/store/order';

const eachRow = (rows: unknown, row: (row: JsonObject) => JsonObject): unknown =>
  Array.isArray(rows) ? rows.map((each: JsonObject) => row(each)) : rows;
const eachListed = (page: unknown, row: (row: JsonObject) => JsonObject): unknown =>
  page instanceof Object && 'list' in page ? { ...page, list: eachRow(page.list, row) } : page;

/** Cities of the country, as a server that keeps a row for each of them answers one of the whole country. */
const EVERY_CITY = '110100,110101,120100,120101,440100,440103,440300,440303';
const WHOLE_COUNTRY = '[[0,0]]';

const inCities = (row: JsonObject): JsonObject =>
  row['cityId'] === 'all' ? { ...row, cityId: EVERY_CITY, title: WHOLE_COUNTRY } : row;
const withoutCities = ({ cityId, title, ...row }: JsonObject): JsonObject => ({
  ...row,
  // The paths come without the brackets around them all.
  title: cityId === 'all' ? '[0,0]' : String(title).slice(1, -1),
});

const SUPER_ROLE = '1';

/** Roles of the person as one text, where that of a super administrator is always the first. */
const rolesInText = (me: unknown): unknown => {
  const { roles, ...rest } = Object(me);
  const ids = [roles].flat().map(String);
  return { ...rest, roles: ids.includes('admin') ? SUPER_ROLE : ids.join(',') };
};

/** "all" are the orders that were paid and not refunded; every one comes for an empty text, also a deleted one. */
const withEveryOrder = (query: JsonObject): JsonObject => (query['status'] === '' ? { ...query, status: 'all' } : query);
const onlyPaid = (page: unknown, { status }: JsonObject): unknown => {
  if (status !== 'all' || !(page instanceof Object) || !('list' in page) || !Array.isArray(page.list)) return page;
  return { ...page, list: page.list.filter((row: JsonObject) => row['paid'] === true && row['refundStatus'] === 0) };
};

const everyLine: Readonly<Record<string, Variant>> = {
  'GET /admin/getAdminInfoByToken': { answer: rolesInText },
  [`GET ${ORDER}/list`]: { input: withEveryOrder, answer: onlyPaid },
};

const later: Readonly<Record<string, Variant>> = {
  [`GET ${FREIGHT}/templates/list`]: {
    answer: (page) => eachListed(page, (row) => ({ ...row, appoint: row['appoint'] === true ? 1 : 2 })),
  },
  [`GET ${FREIGHT}/region/list`]: { answer: (rows) => eachRow(rows, withoutCities) },
  [`GET ${FREIGHT}/free/list`]: { answer: (rows) => eachRow(rows, withoutCities) },
  [`GET /admin/store/product/info/{id}`]: {
    answer: (info) => {
      const { storeInfo: _, ...rest } = Object(info);
      return rest;
    },
  },
};

const former: Readonly<Record<string, Variant>> = {
  [`GET ${FREIGHT}/region/list`]: { answer: (rows) => eachRow(rows, inCities) },
};

const numbers: JsonObject = { express: '1', send: '2', fictitious: '3' };

/** Bodies of the later line: the flag of freight counts, and a way of sending has a word. */
const laterBodies = ({ body }: WireCall, name: string): Variant => {
  if (!body || body instanceof Array) return {};
  if (name === `POST ${ORDER}/send`) {
    const { type: _, ...rest } = body;
    return {
      body: { ...rest, deliveryType: 'string' },
      input: ({ deliveryType, ...sent }) => ({ ...sent, type: numbers[String(deliveryType)] }),
    };
  }
  if (!('appoint' in body)) return {};
  return {
    body: { ...body, appoint: 'int' },
    input: (sent) => ({ ...sent, ...('appoint' in sent && { appoint: sent['appoint'] === 1 }) }),
  };
};

export const variantOf = (line: Line, name: string, wire: WireCall): Variant => ({
  ...everyLine[name],
  ...(line === '1.4' ? { ...laterBodies(wire, name), ...later[name] } : former[name]),
});

/** Calls that the later line has given up. */
const givenUp: ReadonlySet<string> = new Set([
  'GET /admin/validate/code/get',
  'GET /codegen/list',
  ...['GET /getuniq', 'GET /check', 'GET /get', 'POST /saveuniq', 'POST /update'].map((call) =>
    call.replace(' ', ' /admin/system/config'),
  ),
]);
export const isGivenUp = (line: Line, name: string): boolean => line === '1.4' && givenUp.has(name);
