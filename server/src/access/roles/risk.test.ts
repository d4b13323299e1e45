import { describe, expect, it } from 'vitest';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { riskOf } from '#contract/access/risk.ts';
import { everyCall } from '#contract/index.ts';
import { createAdmin, headersOf } from '../../../test/actors.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

/** Reading that leaves a trace of itself: who looked at a whole phone number, where a parcel was, a sheet of the days that are listed. */
const TRACED = new Set(['admin:user:phone', 'admin:order:logistics:info', 'admin:finance:reconciliation:list']);

describe('the risk of a permission', () => {
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
    const writing = new Set<string>();
    const staff = everyCall().filter(({ permission }) => permission.startsWith('admin:'));
    for (const call of staff) {
      const path = call.path.replace(/\{\w+\}/g, '1');
      const { message } = await look.raw(call.method, path, call.method === 'POST' ? { body: {} } : {});
      if (message.startsWith('您正在以他人身份查看')) writing.add(call.permission);
    }
    const all = [...new Set(staff.map(({ permission }) => permission))].filter((permission) => !TRACED.has(permission));

    expect(all.filter((permission) => riskOf(permission) === 'see' && writing.has(permission))).toEqual([]);
    expect(
      all.filter((permission) => !writing.has(permission) && !['see', 'export'].includes(riskOf(permission))).toSorted(),
    ).toEqual([]);
  });
});
