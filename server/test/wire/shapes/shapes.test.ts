import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../shop.ts';
import { callsOfTheWire } from '../calls/index.ts';
import { plain } from '../calls/plain.ts';
import { purposely, unusedReasons } from './purposely.ts';
import { type Shape, differences } from './shape.ts';

interface Recorded {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  readonly answer?: { readonly data: Shape };
}
type Records = Readonly<Record<string, Recorded>>;

/** Folder beside the repository, or beside one that it lies in; absent on machines that have no records of other servers. */
function shapesFolder(from = import.meta.dirname): string | undefined {
  const folder = join(from, 'shared/wire/shapes');
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : shapesFolder(dirname(from));
}
const folder = shapesFolder();
const read = (name: string): Records => (folder === undefined ? {} : JSON.parse(readFileSync(join(folder, name), 'utf8')));
const [records, later] = [read('admin-1.3.4.json'), read('admin-1.4.json')];

// oxlint-disable-next-line no-console -- whoever runs it has to know that nothing was compared
if (folder === undefined) console.info('no shapes of other servers beside the repository: answers are not compared with them');

/** List whose first row has the key that a call is asked with, and the name of the key there. */
const rowsFor: Readonly<Record<string, readonly [string, string]>> = {
  '/admin/category/list/ids': ['/admin/category/list?type=1&page=1&limit=1', 'id'],
  '/admin/category/info': ['/admin/category/list?type=1&page=1&limit=1', 'id'],
  '/admin/express/shipping/free/list': ['/admin/express/shipping/templates/list?page=1&limit=1', 'id'],
  '/admin/express/shipping/region/list': ['/admin/express/shipping/templates/list?page=1&limit=1', 'id'],
  '/admin/store/bargain/bargain_list/{bargainUser}': ['/admin/store/bargain/bargain_list?page=1&limit=1', 'id'],
  '/admin/store/combination/order_pink/{pink}': ['/admin/store/combination/combine/list?page=1&limit=1', 'id'],
  '/admin/store/order/info': ['/admin/store/order/list?type=2&status=complete&page=1&limit=1', 'orderId'],
  '/admin/store/order/status/list': ['/admin/store/order/list?type=2&status=complete&page=1&limit=1', 'orderId'],
  '/admin/store/product/info/{product}': ['/admin/store/product/list?type=1&page=1&limit=1', 'id'],
  '/admin/store/product/reply/info/{reply}': ['/admin/store/product/reply/list?page=1&limit=1', 'id'],
  '/admin/store/product/rule/info/{rule}': ['/admin/store/product/rule/list?page=1&limit=1', 'id'],
  '/admin/system/attachment/info/{attachment}': ['/admin/system/attachment/list?pid=0&page=1&limit=1', 'attId'],
  '/admin/system/city/info': ['/admin/system/city/list?parentId=0', 'id'],
  '/admin/system/group/data/info': ['/admin/system/group/data/list?gid=48&page=1&limit=1', 'id'],
  '/admin/system/menu/info/{menu}': ['/admin/system/menu/list', 'id'],
  '/admin/system/notification/detail': ['/admin/system/notification/list?sendType=1', 'id'],
  '/admin/system/store/info': ['/admin/system/store/list?status=1&page=1&limit=1', 'id'],
  '/admin/system/role/info/{role}': ['/admin/system/role/list?page=1&limit=1', 'id'],
  '/admin/user/info': ['/admin/user/list?page=1&limit=1', 'uid'],
  '/admin/user/infobycondition': ['/admin/user/list?page=1&limit=1', 'uid'],
  '/admin/user/topdetail': ['/admin/user/list?page=1&limit=1', 'uid'],
  '/admin/store/retail/spread/orderlist': ['/admin/store/retail/list?page=1&limit=1', 'uid'],
  '/admin/store/retail/spread/userlist': ['/admin/store/retail/list?page=1&limit=1', 'uid'],
};

/** Every choice of the values that a recorded query has, as `1|2`. */
const choicesOf = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>>[] =>
  Object.entries(fields).reduce<Record<string, string>[]>(
    (made, [name, values]) =>
      made.flatMap((one) => values.split('|').map((value) => ({ ...one, [name]: value === 'empty' ? '' : value }))),
    [{}],
  );

// A call of ours that was asked without a key at the first line is held against what the other answered.
const compared = Object.entries(records).flatMap(([name, record]) => {
  const data = record.answer?.data ?? later[name]?.answer?.data;
  const [method, path = ''] = name.split(' /api');
  return data === undefined || !(method === 'GET' || method === 'POST') ? [] : [{ name, method, path, record, data } as const];
});

const nameless = (name: string) => name.replaceAll(/\{\w+\}/g, '{}');
const described = new Map(Object.entries(callsOfTheWire).map(([name, call]) => [nameless(name), call]));

/** Answer of the stand-in for another server, where ours gives this; an empty page has no list there, as that of promoters elsewhere. */
function standInFor(name: string, data: unknown, query: Readonly<Record<string, string>>): unknown {
  const type = described.get(nameless(name))?.data;
  if (type === undefined) return data;
  const answer = plain(data, typeof type === 'function' ? type(query) : type);
  const { list } = Object(answer);
  return list === null ? { ...Object(answer), list: [] } : answer;
}

describe.skipIf(folder === undefined)('the answers of a filled shop', () => {
  const shop = openShop({ demo: true });

  async function keyFor(path: string): Promise<string> {
    const [list, key] = rowsFor[path] ?? [`${path.replace(/\/info$/, '/list')}?page=1&limit=1`, 'id'];
    const [address = '', search] = list.split('?');
    const { data } = await shop.admin().raw('GET', address, { query: Object.fromEntries(new URLSearchParams(search)) });
    const rows: unknown = Array.isArray(data) ? data : Object(data).list;
    return String(Object(Array.isArray(rows) ? rows[0] : undefined)[key] ?? '');
  }

  it.each(compared)('are made as those of other servers: $name', async ({ name, method, path, record, data }) => {
    const { query = {}, body } = record;
    const asksKey = [query, body ?? {}].some((part) => Object.values(part).some((value) => value.split('|').includes('id')));
    const key = asksKey || path.includes('{') ? await keyFor(path) : '';
    const filled = (fields: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === 'id' ? key : value]));
    const found = new Set<string>();
    for (const chosen of choicesOf(query)) {
      const answer = await shop.admin().raw(method, path.replace(/\{\w+\}/, key), {
        query: filled(chosen),
        headers: { host: 'shop.example', 'x-front-end': '' },
        ...(body && { body: filled(choicesOf(body)[0] ?? {}) }),
      });
      if (answer.code !== 200) found.add(`refused: ${answer.message}`);
      else
        for (const given of [answer.data, standInFor(`${method} ${path}`, answer.data, chosen)])
          for (const each of differences(given, data, later[name]?.answer?.data)) found.add(each);
    }

    expect([...found].filter((each) => !purposely(name, each))).toEqual([]);
  });

  it('differ on purpose only where they do', () => {
    expect(unusedReasons()).toEqual([]);
  });
});
