import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { knowsLimit, limitKinds, limits } from '#contract/data-scope.ts';
import { everyCall } from '#contract/index.ts';
import { seedRoles } from '#server/access/roles/seed.ts';
import type { Client, Envelope } from '../client.ts';
import { openShop } from '../shop.ts';
import { guarded } from './guarded.ts';
import { openSweeper } from './sweeper.ts';

const shop = openShop();

const pathOf = ({ path }: AnyCall) => path.replace(/\{\w+\}/g, '1');
const ask = (client: Client, call: AnyCall, headers: Record<string, string> = {}) =>
  client.raw(call.method, pathOf(call), { headers, ...(call.method === 'POST' ? { body: {} } : {}) });
const isOpenTo = (permissions: ReadonlySet<string>, { permission, orAnyOf = [] }: AnyCall) =>
  [permission, ...orAnyOf].some((wanted) => wanted === 'session' || permissions.has(wanted));

/** Permissions of a person, as the shop reports them to that person. */
async function permissionsOf(sweeper: ReturnType<typeof openSweeper>): Promise<ReadonlySet<string>> {
  const { data } = await sweeper((client) => client.raw('GET', '/admin/getAdminInfoByToken'));
  return new Set<string>(Object(data).permissionsList);
}

const powerless = openSweeper(shop, { may: [] });
const callsByNoun = [...Map.groupBy(guarded, ({ noun }) => noun)];
let cookie = '';
let permissions: ReadonlySet<string>;

beforeAll(async () => {
  cookie = `Authori-zation=${await shop.tokenOf()}`;
  permissions = await permissionsOf(powerless);
});

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;

/** Answers of calls that are sent beside each other. */
const answersOf = async (calls: readonly AnyCall[], send: (call: AnyCall) => Promise<Envelope>) =>
  Object.fromEntries(await Promise.all(calls.map(async (call) => [nameOf(call), await send(call)])));
const fromAll = (calls: readonly AnyCall[], answer: Partial<Envelope>) =>
  Object.fromEntries(calls.map((call) => [nameOf(call), answer]));

describe.each(callsByNoun)('each call of %s', (_, calls) => {
  it('turns a stranger away', async () => {
    const refusal = { code: 401, message: '未登录或token过期，请登录！' };
    expect(await answersOf(calls, (call) => ask(shop.stranger, call))).toEqual(fromAll(calls, refusal));
  });

  it('is not opened by a cookie alone', async () => {
    expect(await answersOf(calls, (call) => ask(shop.stranger, call, { cookie }))).toMatchObject(fromAll(calls, { code: 401 }));
  });

  it('turns away an administrator who lacks the permission', async () => {
    const wrong: string[] = [];
    for (const call of calls) {
      const { code } = await powerless((client) => ask(client, call));
      if ((code === 403) === isOpenTo(permissions, call)) wrong.push(`${nameOf(call)}: ${code}`);
    }

    expect(wrong).toEqual([]);
  });
});

describe.each(everyCall().filter(({ permission }) => permission === 'storefront'))('$method $path', (call) => {
  it('turns away who does not sign', async () => {
    expect(await ask(shop.stranger, call)).toMatchObject({ code: 401 });
  });

  it('turns away an administrator, whatever he may do', async () => {
    expect(await ask(shop.admin(), call)).toMatchObject({ code: 401 });
  });
});

describe.each(seedRoles.filter(({ isSuper }) => !isSuper))('the role $roleName', ({ roleName, dataScope }) => {
  it('is let through exactly where it was granted', async () => {
    const sweeper = openSweeper(shop, { role: roleName });
    const permissions = await permissionsOf(sweeper);
    const wrong: string[] = [];
    for (const call of guarded) {
      const { code, message } = await sweeper((client) => ask(client, call));
      const isOpen =
        isOpenTo(permissions, call) && limitKinds.every((kind) => limits[kind].dataScope !== dataScope || knowsLimit(call, kind));
      if ((code !== 403) !== isOpen || code === 401) wrong.push(`${call.path}: ${code} ${message}`);
    }

    expect(wrong).toEqual([]);
  });
});

describe('a super administrator', () => {
  it('is let through everywhere', async () => {
    const sweeper = openSweeper(shop);
    const wrong: string[] = [];
    for (const call of guarded) {
      const { code } = await sweeper((client) => ask(client, call));
      if (code === 401 || code === 403) wrong.push(call.path);
    }

    expect(wrong).toEqual([]);
  });
});
