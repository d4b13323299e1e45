import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderCalls } from '#contract/orders/orders.ts';
import { configCalls } from '#contract/settings/config.ts';
import type { App } from '#server/app.ts';
import { keepRows } from '#server/platform/kept-rows/kept-rows.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { type Second, openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const openAnother = openSecond(shop);
const { sku, order } = ordersIn(shop);
const orders: PlacedOrder[] = [];
let second: Second;
let staff: Record<string, string>;
let packer: Record<string, string>;

beforeAll(async () => {
  const [mug, headset] = [
    await sku({ name: '马克杯', price: 1250, image: '/files/mug.png' }),
    await sku({ name: '蓝牙耳机 X9', price: 4321 }),
  ];
  for (const of of [mug, headset, mug, headset]) orders.push(await order({ of, quantity: 2, mark: '第 "1" 单\n急' }));
  await order({ of: mug, sent: true });
  second = await openAnother();
  staff = { 'authori-zation': await shop.tokenOf() };
  packer = { 'authori-zation': await shop.tokenOf({ may: ['admin:order:list', 'admin:order:info'] }) };
});

/** Body of the answer, byte for byte. */
async function bytes(app: App, path: string, query: object, headers = staff): Promise<string> {
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const { body } = await app.http.inject({ url: `/api/admin/store/order${path}`, query: Object.fromEntries(asked), headers });
  return body;
}

const filter = fc.record(
  {
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(1, 2, 20, 300),
    status: fc.constantFrom('all', 'unPaid', 'spike', 'complete'),
    keywords: fc.constantFrom('马克杯', '耳机', '王', '1234', '没有', ''),
    dateLimit: fc.constantFrom('', 'today', 'month'),
  },
  { requiredKeys: ['status'] },
);

describe('orders that a process keeps in memory', () => {
  it('are answered byte for byte as by a process that has just read them', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.boolean(), async (overrides, mayAll) => {
        const [query, headers] = [{ type: 2, ...overrides }, mayAll ? staff : packer];
        const first = await bytes(shop.app, '/list', query, headers);
        expect(first).toContain('"code":200');
        expect(await bytes(shop.app, '/list', query, headers)).toBe(first);
        keepRows(second.app.database, { on: () => () => {} });
        expect(await bytes(second.app, '/list', query, headers)).toBe(first);
      }),
      { numRuns: 40 },
    );
  });

  it('are shown as another process has changed them, in the very next answer', async () => {
    const elsewhere = second.client(staff);
    const [{ orderNo } = { orderNo: '' }] = orders;
    for (let turn = 1; turn <= 20; turn += 1) {
      const remark = `第 ${turn} 次`;
      await elsewhere.run(orderCalls.mark, { orderNo, mark: remark });

      expect(await bytes(shop.app, '/list', { type: 2, status: 'all' })).toContain(`"remark":"${remark}"`);
      expect(await bytes(shop.app, '/info', { orderNo })).toContain(`"remark":"${remark}"`);
    }
  });

  it('are the same for all who ask at once, each with their rights', async () => {
    const list = (headers: Record<string, string>) => bytes(shop.app, '/list', { type: 2, status: 'all' }, headers);
    const alone = [await list(staff), await list(packer)];

    expect(await Promise.all([staff, packer, staff, packer, staff, packer].map(list))).toEqual([...alone, ...alone, ...alone]);
  });

  it('show amounts to those only who may see them, whoever asked before', async () => {
    const [{ orderNo } = { orderNo: '' }] = orders;
    for (const [path, query] of [['/list', { type: 2, status: 'all' }] as const, ['/info', { orderNo }] as const]) {
      for (const _ of [1, 2]) {
        expect(await bytes(shop.app, path, query, staff)).toContain('25.00');
        expect(await bytes(shop.app, path, query, packer)).not.toMatch(/"(total|pay)\w*":"?\d+\.\d\d|"price":"/);
      }
    }
  });

  it('show their pictures below the domain that was set last', async () => {
    const list = () => bytes(shop.app, '/list', { type: 2, status: 'all' });
    expect(await list()).toContain('"image":"http://localhost:80/files/mug.png"');

    await shop.admin().run(configCalls.save, { key: 'localUploadUrl', value: 'https://img.example.com' });

    expect(await list()).toContain('"image":"https://img.example.com/files/mug.png"');
  });
});
