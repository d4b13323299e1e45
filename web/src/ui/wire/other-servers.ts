import type { AnyCall } from '#contract/call.ts';
import { isLaterLine, isWireOnly } from './session.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const FREIGHT = '/admin/express/shipping';
const ORDER = '/admin/store/order';
const FLASH_SALE = '/admin/store/seckill';
const SLOT = `${FLASH_SALE}/manger`;
const EVERY_ORDER = 'all';
const BIN = 5;

/** The later line of the wire has words for the ways of sending, where the former has numbers; each ignores what the other reads. */
const sendingWords: JsonObject = { 1: 'express', 2: 'send', 3: 'fictitious' };
const withSendingWord = (body: JsonObject): JsonObject => ({ ...body, deliveryType: sendingWords[String(body['type'])] });

/** Tabs of the wire by ours, which tell orders apart that wait for the team of a group-buy. */
const wireTabs: JsonObject = { toSend: 'notShipped', teamWaiting: 'notShipped', toHandOut: 'toBeWrittenOff', [EVERY_ORDER]: '' };

// Elsewhere "all" are the orders that were paid and not refunded; every order is an empty text.
const withWireTab = (query: JsonObject): JsonObject => {
  const tab = wireTabs[String(query['status'])];
  return tab === undefined ? query : { ...query, status: tab };
};

/** The later line counts: 1 for regions that are sent to free, 2 for none. Its 0, free everywhere, would drop the regions. */
const withCountedFree = (body: JsonObject): JsonObject =>
  isLaterLine() && 'appoint' in body ? { ...body, appoint: body['appoint'] === true ? 1 : 2 } : body;

/** The later line keeps the state of a slot within quotes. It takes a bare one too, and its storefront fails at that ever after. */
const withQuotedState = (part: JsonObject): JsonObject =>
  isLaterLine() && 'status' in part ? { ...part, status: `'${String(part['status'])}'` } : part;

/** Input of calls that other servers of the wire read otherwise. */
const inputs: Readonly<Record<string, (part: JsonObject) => JsonObject>> = {
  [`GET ${ORDER}/list`]: withWireTab,
  'GET /admin/export/excel/order': withWireTab,
  [`POST ${ORDER}/send`]: withSendingWord,
  [`POST ${FREIGHT}/templates/save`]: withCountedFree,
  [`POST ${FREIGHT}/templates/update`]: withCountedFree,
  [`GET ${SLOT}/list`]: withQuotedState,
  [`POST ${SLOT}/save`]: withQuotedState,
  [`POST ${SLOT}/update`]: withQuotedState,
  [`POST ${SLOT}/update/status/{id}`]: withQuotedState,
};

const isRecord = (value: unknown): value is JsonObject => value instanceof Object && !Array.isArray(value);
const eachRow = (rows: unknown, row: (row: JsonObject) => JsonObject): unknown =>
  Array.isArray(rows) ? rows.map((each: unknown) => (isRecord(each) ? row(each) : each)) : rows;
const withList = (page: unknown, listOf: (list: unknown) => unknown): unknown =>
  isRecord(page) ? { ...page, list: listOf(page['list']) } : page;

// Its place is the tab: rows do not say that they lie in the bin.
const inBin = (page: unknown, { type }: JsonObject): unknown =>
  Number(type) === BIN ? withList(page, (list) => eachRow(list, (row) => ({ ...row, isRecycle: true }))) : page;

const withoutDeleted = (page: unknown, { status }: JsonObject): unknown =>
  status === EVERY_ORDER
    ? withList(page, (list) => (Array.isArray(list) ? list.filter((row: unknown) => Object(row).isDel !== true) : list))
    : page;

const withOwnTabs = (counts: unknown): unknown =>
  isRecord(counts) ? { ...counts, toSend: counts['notShipped'], toHandOut: counts['toBeWrittenOff'] } : counts;

const PATH = /\[([\d,\s]+)\]/g;

/**
 * Row of freight by its title, which alone says what was ticked: the whole country comes back as the cities of that day, and the
 * later line sends no cities at all. Paths of province, city and district stand in one pair of brackets or two.
 */
function placed(row: JsonObject): JsonObject {
  const paths = [...String(row['title'] ?? '').matchAll(PATH)].map(([, path = '']) => path.split(',').map(Number));
  const isWholeCountry = paths.length > 0 && paths.flat().every((place) => place === 0);
  if (isWholeCountry) return { ...row, cityId: 'all' };
  return row['cityId'] ? row : { ...row, cityId: paths.flatMap((path) => path.slice(1)).join(',') };
}
const withPlaces = (rows: unknown): unknown => eachRow(rows, placed);

const QUOTED = /^'([01])'$/;
const withBareState = (slot: JsonObject): JsonObject => ({
  ...slot,
  status: QUOTED.exec(String(slot['status']))?.[1] ?? slot['status'],
});
const withBareSlot = (row: JsonObject): JsonObject => {
  const slot = row['storeSeckillManagerResponse'];
  return isRecord(slot) ? { ...row, storeSeckillManagerResponse: withBareState(slot) } : row;
};

/** Answers to calls of which other servers of the wire say less, or in other words. */
const answers: Readonly<Record<string, (data: unknown, asked: JsonObject) => unknown>> = {
  'GET /admin/store/product/list': inBin,
  [`GET ${ORDER}/list`]: withoutDeleted,
  [`GET ${ORDER}/status/num`]: withOwnTabs,
  [`GET ${FREIGHT}/region/list`]: withPlaces,
  [`GET ${FREIGHT}/free/list`]: withPlaces,
  [`GET ${SLOT}/list`]: (page) => withList(page, (list) => eachRow(list, withBareState)),
  [`GET ${SLOT}/info`]: (slot) => (isRecord(slot) ? withBareState(slot) : slot),
  [`GET ${FLASH_SALE}/list`]: (page) => withList(page, (list) => eachRow(list, withBareSlot)),
};

const nameOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>) => `${method} ${path}`;

/** A part of the input, as the server reads it that the page has. */
export const asRead = (call: AnyCall, part: JsonObject): JsonObject =>
  (isWireOnly() ? inputs[nameOf(call)]?.(part) : undefined) ?? part;

/** An answer as our server would give it, whichever server the page has. */
export const asOurs = (call: AnyCall, asked: object, data: unknown): unknown => {
  const ours = isWireOnly() ? answers[nameOf(call)] : undefined;
  return ours ? ours(data, { ...asked }) : data;
};
