import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { administratorCalls } from '#contract/access/administrators.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { configCalls } from '#contract/settings/config.ts';
import { PASSWORD } from '../../cluster.ts';
import { type Caller, Refused, openStaff } from '../../storefront.ts';
import { makeSku } from '../goods.ts';
import type { Arena } from '../race.ts';

/** Commission of each shop, in hundredths of a per cent. */
const RATES = [0, 333, 1250];
const STOCK = 1000;
/** Orders that are there from the beginning, so that bills of the whole time are made by a job. */
const OLD_ORDERS = 2100;
const OVER_MS = 120_000;

export interface MallWorld extends Arena {
  /** Second person, who approves what the first applied for. */
  boss: Caller;
  shops: number[];
  /** A product of each shop. */
  skus: number[];
  /** Has an order be received so long ago that it can be settled. */
  age(orderNo: string): Promise<void>;
}

/** Does what may have been done in an earlier run. */
const once = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });

async function hireBoss({ staff, base }: Arena): Promise<Caller> {
  const person = { account: 'mall-boss', pwd: PASSWORD, realName: '店长', roles: [1], status: true, phone: null };
  await once(staff.run(administratorCalls.save, person));
  return openStaff(base, PASSWORD, person.account);
}

async function openMallShop({ staff, client }: Arena, commissionRate: number): Promise<[shopId: number, skuId: number]> {
  const name = `抢 ${randomUUID()}`;
  await staff.run(shopCalls.save, { name, logo: 'a.png', commissionRate });
  const { list } = await staff.run(shopCalls.list, { keywords: name, page: 1, limit: 1 });
  const id = list[0]?.id ?? 0;
  await staff.run(shopAccountCalls.save, { id, bankName: '工行', bankAccountName: '公司', bankAccount: '622202001122' });
  const skuId = await makeSku(client, STOCK);
  await client.query('update product set mer_id = $2 where id = (select product_id from sku where id = $1)', [skuId, id]);
  await client.query('update sku set price = $2 where id = $1', [skuId, 1000 + commissionRate]);
  return [id, skuId];
}

/** Orders of two weeks ago, once for all runs. */
async function addOldOrders(client: pg.Client, [shopId = 0]: readonly number[], [skuId = 0]: readonly number[]): Promise<void> {
  const { rowCount } = await client.query(`select from "order" where order_no = 'old1'`);
  if (rowCount === 1) return;
  await client.query(
    `with made as (
      insert into "order" (order_no, real_name, user_phone, user_address, total_num, pro_total_price, total_postage, total_price, pay_price, pay_postage,
        pay_type, pay_time, state, goods, create_time, received_time, is_del)
      select 'old' || n, '老订单', '13800000000', '某处', 1, 1000, 0, 1000, 1000, 0, 'weixin', now() - interval '20 days', 'done', '旧', now() - interval '20 days',
        now() - interval '12 days' - n * interval '1 minute', false from generate_series(1, $3::int) n returning id)
    insert into order_line (order_id, product_id, sku_id, product_name, image, sku, price, pay_num, weight, volume, temp_id, give_integral, mer_id, cost,
      cate_ids, coupon_price, paid_price, paid_postage)
    select made.id, s.product_id, s.id, '旧', '', '默认', 1000, 1, 0, 0, 1, 0, $1, 0, '{}', 0, 1000, 0 from made, sku s where s.id = $2`,
    [shopId, skuId, OLD_ORDERS],
  );
}

/** Queues what is asked: the client of the database answers one question at a time. */
function agerOf(client: pg.Client): MallWorld['age'] {
  let last: Promise<unknown> = Promise.resolve();
  const aged = `update "order" set received_time = now() - interval '9 days' where order_no = $1 and received_time is not null`;
  return async (orderNo) => {
    last = last.then(() => client.query(aged, [orderNo]));
    await last;
  };
}

export async function openMall(arena: Arena): Promise<MallWorld> {
  const boss = await hireBoss(arena);
  await arena.staff.run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' });
  const opened: [number, number][] = [];
  for (const rate of RATES) opened.push(await openMallShop(arena, rate));
  const [shops, skus] = [opened.map(([id]) => id), opened.map(([, skuId]) => skuId)];
  await addOldOrders(arena.client, shops, skus);
  return { ...arena, boss, shops, skus, age: agerOf(arena.client) };
}

/** Waits for the jobs that make bills; what a killed process had begun is gone on with by another. */
export async function billsAreMade(client: pg.Client): Promise<string> {
  const giveUpAt = Date.now() + OVER_MS;
  for (;;) {
    const { rowCount } = await client.query(`select from run where kind = 'settlement.generate' and state = 'waiting'`);
    if (rowCount === 0) return '';
    if (Date.now() > giveUpAt) return `${rowCount} runs of bills were never over`;
    await sleep(500);
  }
}
