import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { REPORT_MAILS_MAX, reportMailCalls, reportMailRefusals } from '#contract/order-figures/report-mails.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { admin } from '#server/access/index.ts';
import { mail } from '#server/notifications/index.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { sku, order } = ordersIn(shop);
const MAY = [salesReportCalls.list.permission, reportMailCalls.save.permission];
const draft = { to: 'boss@shop.cn', rhythm: 'daily', by: 'product', dateLimit: 'yesterday', than: 'previous' } as const;
const sent = () => shop.db.select({ to: mail.to, subject: mail.subject, text: mail.text }).from(mail).orderBy(mail.id);

describe('a report by mail', () => {
  it('leaves once in the morning, with the figures that each person may see then', async () => {
    const [mine, others] = [await seller('甲店'), await seller('乙店')];
    await order({ of: await sku({ name: '马克杯', price: 1000, merId: mine }), paid: true });
    await order({ of: await sku({ name: '铜锣', price: 3000, merId: others }), paid: true });
    const boss = shop.admin();
    await boss.run(reportMailCalls.save, draft);
    await shop.admin({ may: MAY }).run(reportMailCalls.save, { ...draft, to: 'clerk@shop.cn' });
    const { desk } = await keeper({ shopId: mine, may: [...MAY, seeAmounts] });
    await desk.run(reportMailCalls.save, { ...draft, to: 'keeper@shop.cn' });
    await shop.pass('1 day');
    await shop.runDue();

    const [all, clerk, own, ...more] = await sent();
    expect(more).toEqual([]);
    expect([all?.to, clerk?.to, own?.to]).toEqual(['boss@shop.cn', 'clerk@shop.cn', 'keeper@shop.cn']);
    expect(all?.text).toContain('营业额：¥40.00（对比 ¥0.00）');
    expect(all?.text).toContain('1. 铜锣，1 单，营业额 ¥30.00');
    expect(clerk?.text).not.toContain('¥');
    expect(own?.text).toContain('营业额：¥10.00');
    expect(own?.text).not.toContain('铜锣');
  });

  it('of Mondays leaves on none of the other days, and none goes to whoever may see nothing any more', async () => {
    await shop.admin().run(reportMailCalls.save, { ...draft, to: 'weekly@shop.cn', rhythm: 'weekly', dateLimit: 'preWeek' });
    await shop.admin({ may: MAY, account: 'leaver' }).run(reportMailCalls.save, { ...draft, to: 'leaver@shop.cn' });
    const [leaver] = await shop.db.select({ id: admin.id }).from(admin).where(eq(admin.account, 'leaver'));
    await shop.admin().run(administratorCalls.updateStatus, { id: leaver?.id ?? 0, status: false });
    const before = (await sent()).length;
    for (let day = 0; day < 7; day += 1) await shop.pass('1 day');
    const later = (await sent()).slice(before);
    expect(later.filter(({ to }) => to === 'leaver@shop.cn')).toEqual([]);
    const weekly = later.filter(({ to }) => to === 'weekly@shop.cn');
    expect(weekly).toHaveLength(1);
    expect(weekly[0]?.subject).toMatch(/^报表：上周（.* 至 .*）按商品$/);
  });

  it('is listed for its person alone, who alone deletes it; twenty are enough', async () => {
    const one = shop.admin({ may: MAY, account: 'one' });
    const { id } = await one.run(reportMailCalls.save, draft);
    expect((await one.run(reportMailCalls.list, {})).map((each) => each.id)).toEqual([id]);
    const other = shop.admin({ may: MAY, account: 'other' });
    expect(await other.run(reportMailCalls.list, {})).toEqual([]);
    await expect(other.run(reportMailCalls.delete, { id })).rejects.toThrow(reportMailRefusals.NOT_FOUND().message);
    for (let more = 1; more < REPORT_MAILS_MAX; more += 1) await one.run(reportMailCalls.save, draft);
    await expect(one.run(reportMailCalls.save, draft)).rejects.toThrow(reportMailRefusals.FULL().message);
    await one.run(reportMailCalls.delete, { id });
    expect(await shop.db.execute(sql`select from report_mail where id = ${id}`)).toMatchObject({ rowCount: 0 });
  });
});
