import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { declaredPermissions, riskOf } from '#contract/access/risk.ts';
import { everyCall } from '#contract/index.ts';
import { createAdmin, headersOf } from '../../../test/actors.ts';
import { type Client, openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { menu } from '../rights/tables.ts';

const shop = openShop();

/** Reading that leaves a trace of itself: who looked at a whole number, where a parcel was, a sheet of the days that are listed. */
const TRACED = new Set([
  'admin:user:phone',
  'admin:user:card',
  'admin:finance:apply:account',
  'admin:finance:invoice:apply:reveal',
  'admin:order:logistics:info',
  'admin:finance:reconciliation:list',
]);

const staff = everyCall().filter(({ permission }) => permission.startsWith('admin:'));
const permissions = [...new Set(staff.map(({ permission }) => permission))].filter((permission) => !TRACED.has(permission));

const ask = (client: Client, { method, path }: AnyCall) =>
  client.raw(method, path.replace(/\{\w+\}/g, '1'), method === 'POST' ? { body: {} } : {});

describe('the risk of a permission', () => {
  const writing = new Set<AnyCall>();

  it('is declared once for each that a call or a row of the menu names, and for no other', async () => {
    const rows = await shop.db.select({ perms: menu.perms }).from(menu);
    const named = [
      ...rows.map(({ perms }) => perms),
      ...staff.flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]),
    ];
    const wanted = new Set(named.flatMap((permission) => (permission?.startsWith('admin:') ? [permission] : [])));

    expect(declaredPermissions().toSorted()).toEqual([...wanted].toSorted());
  });

  it('is to see where its calls only read, and more where one writes', async () => {
    const boss = await createAdmin(shop.app, {});
    const other = await createAdmin(shop.app, {});
    const desk = openClient(
      () => shop.app,
      () => headersOf(boss),
    );
    const { token } = await desk.run(impersonationCalls.begin, { adminId: other.id });
    const look = openClient(
      () => shop.app,
      () => headersOf({ token }),
    );
    for (const call of staff) if ((await ask(look, call)).message.startsWith('您正在以他人身份查看')) writing.add(call);
    const writes = new Set([...writing].map(({ permission }) => permission));

    expect(permissions.filter((permission) => riskOf(permission) === 'see' && writes.has(permission))).toEqual([]);
    expect(
      permissions.filter((permission) => !writes.has(permission) && !['see', 'export'].includes(riskOf(permission))),
    ).toEqual([]);
  });

  it('that one only sees opens no call that writes, exports or moves money', async () => {
    const reader = shop.admin({ may: permissions.filter((permission) => riskOf(permission) === 'see') });
    const riskier = staff.filter(
      (call) => !TRACED.has(call.permission) && (writing.has(call) || riskOf(call.permission) !== 'see'),
    );
    const open: string[] = [];
    for (const call of riskier) if ((await ask(reader, call)).code !== 403) open.push(`${call.method} ${call.path}`);

    expect(riskier.length).toBeGreaterThan(200);
    expect(open).toEqual([]);
  });
});
