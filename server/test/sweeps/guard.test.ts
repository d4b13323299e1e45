import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import { seedRoles } from '#server/access/roles/seed.ts';
import type { Client } from '../client.ts';
import { openShop } from '../shop.ts';

const shop = openShop();

const guarded = everyCall().filter(({ permission }) => permission !== 'public' && permission !== 'storefront');
const pathOf = ({ path }: AnyCall) => path.replace(/\{\w+\}/g, '1');
const ask = (client: Client, call: AnyCall, headers: Record<string, string> = {}) =>
  client.raw(call.method, pathOf(call), { headers, ...(call.method === 'POST' ? { body: {} } : {}) });
const isOpenTo = (held: ReadonlySet<string>, { permission, orAnyOf = [] }: AnyCall) =>
  [permission, ...orAnyOf].some((wanted) => wanted === 'session' || held.has(wanted));

/** What the role may do, by what it tells its own people. */
async function permissionsOf(client: Client): Promise<ReadonlySet<string>> {
  const { data } = await client.raw('GET', '/admin/getAdminInfoByToken');
  return new Set<string>(Object(data).permissionsList);
}

describe.each(guarded)('$method $path', (call) => {
  it('turns a stranger away', async () => {
    expect(await ask(shop.stranger, call)).toEqual({ code: 401, message: '未登录或token过期，请登录！' });
  });

  it('is not opened by a cookie alone', async () => {
    const token = await shop.tokenOf();
    expect(await ask(shop.stranger, call, { cookie: `Authori-zation=${token}` })).toMatchObject({ code: 401 });
  });

  it('turns away an administrator who lacks the permission', async () => {
    const client = shop.admin({ may: [], account: `${call.noun}-${call.verb}`.slice(0, 32) });
    const held = await permissionsOf(client);

    expect((await ask(client, call)).code === 403).toBe(!isOpenTo(held, call));
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

describe.each(seedRoles.filter(({ isSuper }) => !isSuper))('the role $roleName', ({ roleName }) => {
  it('is let through exactly where it was granted', async () => {
    const held = await permissionsOf(shop.admin({ role: roleName }));
    const wrong: string[] = [];
    for (const call of guarded) {
      const { code, message } = await ask(shop.admin({ role: roleName, account: `${roleName}-${call.noun}-${call.verb}` }), call);
      if ((code !== 403) !== isOpenTo(held, call) || code === 401) wrong.push(`${call.path}: ${code} ${message}`);
    }

    expect(wrong).toEqual([]);
  });
});

describe('a super administrator', () => {
  it('is let through everywhere', async () => {
    const wrong: string[] = [];
    for (const call of guarded) {
      const { code } = await ask(shop.admin({ account: `super-${call.noun}-${call.verb}` }), call);
      if (code === 401 || code === 403) wrong.push(call.path);
    }

    expect(wrong).toEqual([]);
  });
});
