import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiptCalls } from '#contract/fulfilment/receipts.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { type ServedFeieyun, newFeieyun, serveFeieyun } from '../../../../stand-ins/feieyun/serve.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { setIn } from '../../../test/set-in.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const set = setIn(shop);
const { sku, order, timeline } = ordersIn(shop);
const account = newFeieyun();
let served: ServedFeieyun | undefined;
beforeAll(async () => {
  served = await serveFeieyun(account, () => shop.clock.now());
  await set({
    receipt_printer: '2',
    ylyprint_status: "'1'",
    feieyun_url: served.url,
    feieyun_user: account.user,
    feieyun_sn: account.sn,
  });
  // A secret is entered for addresses that are known.
  await set({ feieyun_ukey: account.ukey });
});
afterAll(() => served?.close());
beforeEach(() => void (account.papers.length = 0));

const paid = async () => order({ of: await sku({ name: '马克杯', price: 1250 }), quantity: 2, paid: true });
const print = ({ orderNo }: Pick<PlacedOrder, 'orderNo'>) =>
  shop.admin({ may: ['admin:yly:print'] }).run(receiptCalls.print, { orderNo });
const check = () => shop.admin().run(outsideServiceCalls.check, { name: 'feieyun' });
const stateOf = async () => (await shop.admin().run(outsideServiceCalls.list, {})).find(({ name }) => name === 'feieyun')?.state;
const messages = async (placed: PlacedOrder) => (await timeline(placed)).map(({ changeMessage }) => changeMessage);

describe('the printer cloud of 飞鹅', () => {
  it('prints the receipt in its own markup', async () => {
    const placed = await paid();
    await print(placed);

    expect(account.papers).toHaveLength(1);
    expect(account.papers[0]).toMatch(/^<CB>铁路商城订单管理系统<\/CB><BR>订单编号：/);
    expect(account.papers[0]).toContain('马克杯 默认<BR>　12.50 × 2 = 25.00<BR>');
  });

  it.each(['lostAnswer', 'html'] as const)(
    'says that a receipt may have been printed where the answer is lost: %s',
    async (fault) => {
      const placed = await paid();
      served?.become(fault);
      await expect(print(placed)).rejects.toMatchObject({
        message: '没有收到飞鹅云的结果，小票可能已打印，请看一下打印机再决定要不要重打',
      });
      served?.become(undefined);

      expect(account.papers).toHaveLength(1);
    },
  );

  it('is checked without printing, and says what is wrong with the printer', async () => {
    expect((await check()).at(-1)).toMatchObject({ outcome: 'passed', says: '密钥有效，打印机可以用' });
    account.status = '离线';
    expect((await check()).at(-1)).toMatchObject({ outcome: 'failed', says: '飞鹅云没有打印：打印机离线' });
    account.status = '在线，工作状态正常';
    await check();
    expect(account.papers).toEqual([]);
  });

  it('refuses what the cloud would refuse', async () => {
    await set({ feieyun_sn: '1' });
    await expect(print(await paid())).rejects.toMatchObject({ message: '飞鹅云没有打印：验证失败 : 打印机编号和用户不匹配.' });
    await set({ feieyun_sn: account.sn });
    await print(await paid());
  });
});

describe('a receipt that prints by itself', () => {
  /** The queue goes by the clock of its database. */
  const fiveMinutesLater = async () => {
    await shop.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`);
    await shop.runQueued();
  };
  beforeAll(() => set({ ylyprint_auto_status: "'1'" }));

  it('waits while the cloud is paused, and is printed once afterwards', async () => {
    await set({ feieyun_ukey: 'wrong' });
    await expect(print(await paid())).rejects.toMatchObject({ message: expect.stringContaining('签名错误') });
    await shop.runQueued();
    expect(await stateOf()).toBe('paused');
    const placed = await paid();
    await shop.runQueued();
    expect(await messages(placed)).toContainEqual(expect.stringMatching(/^小票等待打印：飞鹅云已暂停/));

    await set({ feieyun_ukey: account.ukey });
    account.papers.length = 0;
    await shop.runQueued();
    expect(account.papers).toEqual([]);
    await fiveMinutesLater();
    await fiveMinutesLater();

    expect(account.papers.filter((paper) => paper.includes(placed.orderNo))).toHaveLength(1);
  });

  it('that may have been printed is not tried again', async () => {
    served?.become('lostAnswer');
    const placed = await paid();
    await shop.runQueued();
    served?.become(undefined);
    await fiveMinutesLater();

    expect(account.papers.filter((paper) => paper.includes(placed.orderNo))).toHaveLength(1);
    expect(await messages(placed)).toContainEqual(
      expect.stringMatching(/^小票没有自动打印：没有收到飞鹅云的结果，小票可能已打印/),
    );
  });
});
