import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { pointsCalls } from '#contract/customers/points.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { fenOfYuan } from '#contract/fen.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { teamCalls, teamStates } from '#contract/marketing/teams.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import { shopMoneyCalls } from '#contract/settlement/shop-money.ts';
import { ordersIn } from '../orders.ts';
import { openShop } from '../shop.ts';

const shop = openShop({ demo: true });
const { sku, order, askRefund } = ordersIn(shop);
const admin = shop.admin();
const ALL = { page: 1, limit: 9999 };

type ListedRow = Readonly<Record<string, unknown>>;

/** A figure of a screen, and the rows that its panel leads to or names. */
interface Swept {
  figure: () => Promise<number | null | undefined>;
  rows: AnyCall;
  /** Address that the screen gives to the rows, where it gives one. */
  at?: string;
  asked?: Readonly<Record<string, unknown>>;
  /** Part of a row in the figure; each row counts one without it. */
  each?: (row: ListedRow) => number;
}

const num = (name: string) => (row: ListedRow) => Number(row[name] ?? 0);
/** Money of the wire, in yuan, as fen. */
const fen = (name: string) => (row: ListedRow) => fenOfYuan(String(row[name] ?? '0'));
const onlyIf = (is: (row: ListedRow) => boolean, each: (row: ListedRow) => number) => (row: ListedRow) =>
  is(row) ? each(row) : 0;
const one = () => 1;

const home = () => admin.run(homeCalls.figures, {});
const counts = () => admin.run(orderCalls.statusNum, { type: 2 });
const buyers = () => admin.run(homeCalls.buyers, {});
const operation = () => admin.run(homeCalls.operation, {});
const phone = () => admin.run(phoneStatisticsCalls.figures, {});
const report = async () => (await admin.run(salesReportCalls.sums, { dateLimit: 'today', than: 'none' })).figures;
const tab = async (type: number) => (await admin.run(productCalls.tabs, {})).find((each) => each.type === type)?.count;
const ofOrders = (figure: Swept['figure'], status: string): Swept => ({
  figure,
  rows: orderCalls.list,
  at: `/order/index?status=${status}`,
});
const PAID_TODAY = '/order/index?dateLimit=today&timeOf=pay';
const invoices = () => admin.run(invoiceCalls.statistics, {});
const isColor = (color: number) => (row: ListedRow) => row['color'] === color;
const balances = () => admin.run(shopBalanceCalls.sumBalances, {});
const money = () => admin.run(shopMoneyCalls.sumMoney, { dateLimit: 'month' });
const promoters = async (name: string) => {
  const found = (await admin.run(promoterCalls.statistics, {})).find((sum) => sum.name === name)?.count;
  return typeof found === 'string' ? fenOfYuan(found) : found;
};
const pickUps = () => admin.run(pickUpCalls.listPickUps, ALL);
const withdrawals = () => admin.run(withdrawalCalls.figures, {});

const swept: Readonly<Record<string, Swept>> = {
  今日营业额: { figure: async () => (await home()).sales, rows: orderCalls.list, at: PAID_TODAY, each: fen('payPrice') },
  支付订单: { figure: async () => (await home()).orderNum, rows: orderCalls.list, at: PAID_TODAY },
  新增用户: { figure: async () => (await home()).newUserNum, rows: customerCalls.list, at: '/user/index?dateLimit=today' },
  今日订单: {
    figure: async () => (await admin.run(orderCalls.statusNum, { type: 2, dateLimit: 'today' })).all,
    rows: orderCalls.list,
    at: '/order/index?dateLimit=today',
  },
  待付款: ofOrders(async () => (await counts()).unPaid, 'unPaid'),
  待发货: ofOrders(async () => (await counts()).notShipped, 'notShipped'),
  退款申请: ofOrders(async () => (await counts()).refunding, 'refunding'),
  库存不足: { figure: () => tab(productTabs.lowStock), rows: productCalls.list, asked: { type: productTabs.lowStock } },
  已售罄: { figure: () => tab(productTabs.soldOut), rows: productCalls.list, asked: { type: productTabs.soldOut } },
  出售中商品: { figure: async () => (await operation()).onSaleProductNum, rows: productCalls.list, at: '/store/index?type=1' },
  仓库中商品: { figure: async () => (await operation()).notSaleProductNum, rows: productCalls.list, at: '/store/index?type=2' },
  充值总额: {
    figure: async () => (await operation()).totalRechargeAmount,
    rows: rechargeCalls.list,
    at: '/financial/record/charge',
    each: fen('price'),
  },
  全部用户: {
    figure: async () => Object.values(await buyers()).reduce((sum, each) => sum + each, 0),
    rows: customerCalls.list,
    at: '/user/index',
  },
  买过的用户: {
    figure: async () => Object.values({ ...(await buyers()), zero: 0 }).reduce((sum, each) => sum + each, 0),
    rows: customerCalls.list,
    at: '/user/index?payCount=1',
  },
  回头客: {
    figure: async () => Object.values({ ...(await buyers()), zero: 0, one: 0 }).reduce((sum, each) => sum + each, 0),
    rows: customerCalls.list,
    at: '/user/index?payCount=2',
  },
  常客: { figure: async () => (await buyers()).back, rows: customerCalls.list, at: '/user/index?payCount=4' },
  手机今日成交额: {
    figure: async () => (await phone()).todayPrice,
    rows: orderCalls.list,
    at: PAID_TODAY,
    each: fen('payPrice'),
  },
  手机今日订单数: { figure: async () => (await phone()).todayCount, rows: orderCalls.list, at: PAID_TODAY },
  手机待收货: { figure: async () => (await phone()).receivedCount, rows: orderCalls.list, asked: { status: 'spike' } },
  手机待核销: { figure: async () => (await phone()).toHandOutCount, rows: orderCalls.list, asked: { status: 'toHandOut' } },
  报表营业额: { figure: async () => (await report()).paid, rows: orderCalls.list, at: PAID_TODAY, each: fen('payPrice') },
  报表订单数: { figure: async () => (await report()).orders, rows: orderCalls.list, at: PAID_TODAY },
  成团数量: {
    figure: async () => (await admin.run(teamCalls.statistics, {})).countTeam,
    rows: teamCalls.list,
    asked: { status: teamStates.succeeded },
  },
  参与人数: {
    figure: async () => (await admin.run(teamCalls.statistics, {})).countPeople,
    rows: teamCalls.list,
    each: num('countPeople'),
  },
  充值总金额: {
    figure: async () => (await admin.run(rechargeCalls.figures, {})).total,
    rows: rechargeCalls.list,
    each: fen('price'),
  },
  余额流水净变动: {
    figure: async () => (await admin.run(balanceLedgerCalls.sums, {}))?.net,
    rows: balanceLedgerCalls.list,
    each: (row) => (row['pm'] === 1 ? 1 : -1) * fen('number')(row),
  },
  佣金净变动: {
    figure: async () => (await admin.run(commissionLedgerCalls.sums, {}))?.net,
    rows: commissionLedgerCalls.list,
    each: (row) => (row['type'] === 1 ? 1 : -1) * fen('price')(row),
  },
  积分净变动: {
    figure: async () => (await admin.run(pointsCalls.sums, {}))?.net,
    rows: pointsCalls.list,
    each: (row) => (row['type'] === 1 ? 1 : -1) * num('integral')(row),
  },
  开票金额: {
    figure: async () => (await invoices()).amount,
    rows: invoiceCalls.list,
    each: onlyIf((row) => isColor(1)(row) && row['status'] !== 2, fen('amount')),
  },
  待提现金额: {
    figure: async () => (await withdrawals()).toBeWithdrawn,
    rows: withdrawalCalls.list,
    asked: { status: withdrawalStates.auditing },
    each: fen('extractPrice'),
  },
  已提现金额: {
    figure: async () => (await withdrawals()).withdrawn,
    rows: withdrawalCalls.list,
    each: onlyIf((row) => row['status'] === withdrawalStates.paid, fen('extractPrice')),
  },
  自提订单金额: {
    figure: async () => (await pickUps()).orderTotalPrice,
    rows: pickUpCalls.listPickUps,
    each: onlyIf(
      (row) => row['paid'] === true && row['refundStatus'] === 0,
      (row) => fen('payPrice')(row) - fen('refundPrice')(row),
    ),
  },
  分销员: { figure: () => promoters('分销人员人数(人)'), rows: promoterCalls.list },
  推广用户数: { figure: () => promoters('发展会员人数'), rows: promoterCalls.list, each: num('spreadCount') },
  推广订单数: { figure: () => promoters('订单总数'), rows: promoterCalls.list, each: num('spreadOrderNum') },
  推广订单金额: { figure: () => promoters('订单金额'), rows: promoterCalls.list, each: fen('spreadOrderTotalPrice') },
  可提现佣金: { figure: () => promoters('可提现金额'), rows: promoterCalls.list, each: fen('brokeragePrice') },
  应付合计: { figure: async () => (await balances()).balance, rows: shopBalanceCalls.listBalances, each: fen('balance') },
  店铺营业额: {
    figure: async () => (await money()).taken,
    rows: shopMoneyCalls.listMoney,
    asked: { dateLimit: 'month' },
    each: fen('taken'),
  },
  店铺期末应付: {
    figure: async () => (await money()).closing,
    rows: shopMoneyCalls.listMoney,
    asked: { dateLimit: 'month' },
    each: fen('closing'),
  },
};

/** Rows of a list as its address asks for them. */
async function rowsOf({ rows, at, asked = {} }: Swept): Promise<readonly ListedRow[]> {
  const inAddress = at === undefined ? {} : Object.fromEntries(new URL(at, 'http://shop').searchParams);
  const query = {
    ...ALL,
    ...(rows === orderCalls.list && { status: 'all', type: 2 }),
    ...(rows === productCalls.list && { type: 1 }),
    ...inAddress,
    ...asked,
  };
  const { code, message, data } = await admin.raw(rows.method, rows.path, rows.body ? { body: query } : { query });
  if (code !== 200) throw new Error(`${rows.path}: ${message}`);
  const list: unknown = Object(data).list;
  return (Array.isArray(list) ? list : Object(list).list) as ListedRow[];
}

// A day on which something happened: orders paid and unpaid, and money that went back of one.
beforeAll(async () => {
  const mug = await sku({ stock: 20, price: 1200 });
  for (const paid of [true, true, false]) await order({ of: mug, paid });
  await askRefund(await order({ of: mug, paid: true }));
});

describe('figures that lead to rows', () => {
  it.each(Object.entries(swept))('%s is what its rows come to', async (_, each) => {
    const rows = await rowsOf(each);
    const sum = rows.reduce((all, row) => all + (each.each ?? one)(row), 0);
    expect(await each.figure()).toBe(sum);
    expect(sum).not.toBe(0);
  });

  it('are asked for at the addresses that the screens have', () => {
    const screens = globSync('web/src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
    const addresses = new Set(Object.values(swept).flatMap(({ at }) => at ?? []));
    expect([...addresses].filter((at) => !screens.some((text) => text.includes(at)))).toEqual([]);
  });

  it('of a customer are what the ledgers have', async () => {
    const { list } = await admin.run(customerCalls.list, { page: 1, limit: 40 });
    const sums = await Promise.all(
      list.map(async ({ uid, nowMoney, integral }) => {
        const [bills, points] = await Promise.all([
          rowsOf({ figure: async () => 0, rows: balanceLedgerCalls.list, asked: { keywords: String(uid) } }),
          rowsOf({ figure: async () => 0, rows: pointsCalls.list, asked: { keywords: String(uid) } }),
        ]);
        const own = (rows: readonly ListedRow[]) => rows.filter((row) => row['uid'] === uid);
        const moved = own(bills).reduce((sum, row) => sum + (row['pm'] === 1 ? 1 : -1) * fen('number')(row), 0);
        const gained = own(points).reduce((sum, row) => sum + (row['type'] === 1 ? 1 : -1) * num('integral')(row), 0);
        return { uid, off: [nowMoney - moved, integral - gained], strangers: bills.length - own(bills).length };
      }),
    );
    expect(sums.filter(({ off, strangers }) => off.some((difference) => difference !== 0) || strangers > 0)).toEqual([]);
  });
});
