import { describe, expect, it } from 'vitest';
import { settleCycles } from '#contract/catalogue/shop-terms.ts';
import { showDay } from '#contract/moment.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { lastDue } from '#contract/settlement/periods.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';
import { proposeDuePeriods } from './propose-due-periods.ts';

const shop = openShop();
const { staff, received } = settlementsIn(shop);

async function sellerOf(name: string, settleCycle: number): Promise<number> {
  await staff.run(mallShopCalls.save, { name, logo: 'a.png', settleCycle });
  return (await staff.run(mallShopCalls.list, { keywords: name, page: 1, limit: 1 })).list[0]?.id ?? 0;
}
const waiting = async () => (await staff.run(taskCalls.list, { page: 1, limit: 50, kind: 'settle_due', state: 0 })).list;
const nextMorning = async () => {
  shop.clock.pass('1 day');
  await proposeDuePeriods.run(shop.app);
};

/** Mornings until the period of the cycle that this day lies in is due. */
async function untilDue(settleCycle: number): Promise<void> {
  const day = showDay(shop.clock.now());
  while (lastDue(settleCycle, shop.clock.now(), 7).periodEnd < day) await nextMorning();
}

describe('a period that is due', () => {
  it('is a task of its cycle until its bills are made', async () => {
    const shopId = await sellerOf('周结店', settleCycles.week);
    await received([shopId, 5000]);
    expect(await waiting()).toEqual([]);
    await untilDue(settleCycles.week);
    const period = lastDue(settleCycles.week, shop.clock.now(), 7);
    expect(await waiting()).toMatchObject([
      {
        number: `${period.periodStart} 至 ${period.periodEnd}`,
        says: expect.stringMatching(/^按周结算的店铺 .+ 已签收满 7 天，可以生成结算单$/),
      },
    ]);

    await staff.run(settlementRunCalls.generate, { ...period, settleCycle: settleCycles.week });

    expect(await waiting()).toEqual([]);
    await nextMorning();
    expect(await waiting()).toEqual([]);
  });

  it('is none where all of it has been settled before anybody was told', async () => {
    const shopId = await sellerOf('周结店三', settleCycles.week);
    await received([shopId, 5000]);
    const day = showDay(shop.clock.now());
    while (lastDue(settleCycles.week, shop.clock.now(), 7).periodEnd < day) shop.clock.pass('1 day');
    const period = lastDue(settleCycles.week, shop.clock.now(), 7);
    await staff.run(settlementRunCalls.generate, { ...period, settleCycle: settleCycles.week });
    await proposeDuePeriods.run(shop.app);
    expect(await waiting()).toEqual([]);
    const [bill] = (await staff.run(settlementCalls.list, { page: 1, limit: 1, shopId })).list;
    await staff.run(settlementCalls.void, { id: bill?.id ?? 0, reason: '重来' });
    await proposeDuePeriods.run(shop.app);
    expect(await waiting()).toHaveLength(1);
    await staff.run(settlementRunCalls.generate, { ...period, settleCycle: settleCycles.week });
  });

  it('stays closed where people have closed it', async () => {
    const shopId = await sellerOf('周结店二', settleCycles.week);
    await received([shopId, 5000]);
    await untilDue(settleCycles.week);
    const [task] = await waiting();
    await staff.run(taskCalls.close, { id: task?.id ?? 0, note: '这期不结' });

    await nextMorning();

    expect(await waiting()).toEqual([]);
  });
});
