import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKuaidi100 } from './platform.ts';
import { type ServedKuaidi100, serveKuaidi100 } from './serve.ts';

const clock = { now: new Date('2026-11-20T09:00:00Z') };
const platform = newKuaidi100();
platform.parcels.push(
  {
    com: 'yuantong',
    num: 'YT1',
    phones: ['13800001234'],
    state: '3',
    steps: [{ time: '2026-11-20 08:00:00', context: '已签收' }],
  },
  { com: 'shunfeng', num: 'SF1', phones: ['13800001234', '02112345678'], state: '0', steps: [] },
);
let served: ServedKuaidi100 | undefined;
beforeAll(async () => void (served = await serveKuaidi100(platform, () => clock.now)));
afterAll(() => served?.close());

const hash = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
async function ask(asked: object, sign = (param: string) => hash(param + platform.key + platform.customer)) {
  const param = JSON.stringify({ order: 'desc', ...asked });
  const body = new URLSearchParams({ customer: platform.customer, param, sign: sign(param) });
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  return Object(await (await fetch(served?.url ?? '', { method: 'POST', body })).json());
}

describe('an honest platform', () => {
  it('wants the signature in upper case, over what is asked', async () => {
    expect(await ask({ com: 'yuantong', num: 'YT1' })).toMatchObject({
      status: '200',
      state: '3',
      data: [{ context: '已签收' }],
    });
    for (const sign of [
      (param: string) => hash(param + platform.key + platform.customer).toLowerCase(),
      (param: string) => hash(param + platform.customer + platform.key),
      () => '',
    ])
      expect(await ask({ com: 'yuantong', num: 'YT1' }, sign)).toMatchObject({ returnCode: '503' });
  });

  it('wants the phone of 顺丰, of either side, whole or its end', async () => {
    for (const phone of ['1234', '13800001234', '5678'])
      expect(await ask({ com: 'shunfeng', num: 'SF1', phone })).toMatchObject({ status: '200' });
    for (const phone of ['', '0001', '123'])
      expect(await ask({ com: 'shunfeng', num: 'SF1', phone })).toMatchObject({ returnCode: '408' });
  });

  it('locks a number that is asked for too soon, and counts both', async () => {
    await ask({ com: 'yuantong', num: 'YT1' });
    const { left } = platform;
    clock.now = new Date(clock.now.getTime() - 2 * 60_000);
    expect(await ask({ com: 'yuantong', num: 'YT1' })).toMatchObject({ returnCode: '504' });
    expect(platform.left).toBe(left - 1);
  });

  it('knows neither parcels of others nor an empty account', async () => {
    expect(await ask({ com: 'yuantong', num: 'YT2' })).toMatchObject({ returnCode: '500' });
    expect(await ask({ com: 'yuantong', num: '' })).toMatchObject({ returnCode: '400' });
    platform.left = 0;
    expect(await ask({ com: 'yuantong', num: 'YT1' })).toMatchObject({ returnCode: '601' });
  });
});
