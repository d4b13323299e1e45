import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKuaidi100 } from '../../../../stand-ins/kuaidi100/platform.ts';
import { type ServedKuaidi100, serveKuaidi100 } from '../../../../stand-ins/kuaidi100/serve.ts';
import { openSecond } from '../../../test/second.ts';
import { setIn } from '../../../test/set-in.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const second = openSecond(shop);
const set = setIn(shop);
const platform = newKuaidi100();
let served: ServedKuaidi100 | undefined;
beforeAll(async () => {
  served = await serveKuaidi100(platform, () => shop.clock.now());
  await set({ logistics_type: '3', kuaidi100_url: served.url, kuaidi100_customer: platform.customer });
  await set({ kuaidi100_key: platform.key });
});
afterAll(() => served?.close());

const other = async () => (await second({ innerHosts: ['127.0.0.1'] })).app.providers.track;
const parcel = (number: string) => ({ code: 'yuantong', carrier: '圆通速递', number, phone: '13800001234' });
const known = (num: string) =>
  platform.parcels.push({
    com: 'yuantong',
    num,
    state: '0',
    phones: ['13800001234'],
    steps: [{ time: '2026-11-20 09:00:00', context: '已发出' }],
  });
const kept = async () => (await shop.db.execute<{ number: string }>(sql`select number from tracking_answer`)).rows;

describe('a number at a provider that rations them', () => {
  it('is asked for by one process, whose answer the others use', async () => {
    known('R1');
    const { left } = platform;
    const [one, two] = [shop.app.providers.track, await other()];
    const [first] = await Promise.allSettled([one.find(parcel('R1')), two.find(parcel('R1'))]);
    expect(first).toMatchObject({ status: 'fulfilled' });

    expect(await two.find(parcel('R1'))).toMatchObject({ list: [{ status: '已发出' }] });
    expect([platform.left, platform.refusals]).toEqual([left - 1, []]);
  });

  it('rests after a failure in every process, one that starts anew included', async () => {
    known('R2');
    served?.become('lostAnswer');
    await expect(shop.app.providers.track.find(parcel('R2'))).rejects.toThrow('物流查询接口没有回应');
    served?.become(undefined);
    const { left } = platform;

    const started = await other();
    await expect(started.find(parcel('R2'))).rejects.toThrow(/没有回应.*间隔半小时再查，请在 \d\d:\d\d 以后重试$/);
    expect(platform.left).toBe(left);
    shop.clock.pass('31 minutes');
    expect(await started.find(parcel('R2'))).toMatchObject({ deliverystatus: '1' });
  });

  it('rests as well when the process that asked is gone', async () => {
    await shop.db.execute(sql`insert into tracking_answer (tracker, carrier, number, asked_time)
      values ('3', 'yuantong', 'R3', ${shop.clock.now().toISOString()})`);
    await expect(shop.app.providers.track.find(parcel('R3'))).rejects.toThrow(/没有等到结果.*间隔半小时再查/);
  });

  it('forgets its answer after half an hour', async () => {
    expect(await kept()).not.toEqual([]);
    await shop.pass('91 minutes');
    expect(await kept()).toEqual([]);
  });
});
