import type { OwnBargain } from '#contract/marketing/participations.ts';
import { helpBargain, saveBargain, startBargain } from '#server/marketing/index.ts';
import { markPaid, placeOrder } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';
import { buyerOf, demoStorefront } from '../seed-order.ts';
import { lastActivity } from './last-activity.ts';
import { type DemoCampaign, commonOf } from './common-of.ts';

interface DemoBargain extends DemoCampaign {
  people: number;
  /** Cuts of each customer who has started it. */
  cuts: readonly number[];
  off?: boolean;
}

const demoBargains: readonly DemoBargain[] = [
  { product: '列车长保温壶', title: '保温壶五人砍半价', rate: 0.5, people: 5, days: [-3, 6], cuts: [5, 3, 1] },
  { product: '车厢盖毯', title: '盖毯帮我砍一刀', rate: 0.7, people: 8, days: [-1, 12], cuts: [6] },
  { product: '沿线高山绿茶', title: '新茶上市三人砍', rate: 0.6, people: 3, days: [3, 10], cuts: [] },
  { product: '臂板信号机摆件', title: '信号机摆件周末砍价', rate: 0.6, people: 4, days: [-2, 9], cuts: [4, 2] },
  { product: '道岔书立', title: '书立月初砍价', rate: 0.6, people: 4, days: [-20, -9], cuts: [2] },
  { product: '枣泥方糕', title: '方糕两人砍', rate: 0.8, people: 2, days: [-2, 5], cuts: [], off: true },
];

/** Minutes since somebody ordered at the floor. */
const ORDERED = 240;

async function orderAtFloor(write: Write, whose: number, { id, bargainId, skuId }: OwnBargain): Promise<void> {
  const tradeNo = `demo-bargain-${id}`;
  const { orderNo, payPrice: amount } = await placeOrder(write, {
    ...buyerOf(whose),
    idempotencyKey: tradeNo,
    activityId: bargainId,
    participationId: id,
    lines: [{ skuId, quantity: 1 }],
    payType: 'weixin',
  });
  await markPaid(write, { orderNo, amount, tradeNo });
}

/** Bargains that run, are to come, are over and are off, with customers who take part in them. */
export async function seedBargains(write: Write): Promise<void> {
  for (const { people, cuts, off = false, ...campaign } of demoBargains) {
    const common = await commonOf(write, campaign);
    if (!common) continue;
    const { draft, sku, price, asked, then } = common;
    const attrValue = [{ ...sku, price, minPrice: asked }];
    await saveBargain(then, { ...draft, attrValue, status: !off, num: 1, bargainNum: 3, peopleNum: people });
    const id = await lastActivity(write);
    const begun = -campaign.days[0] * DAY - 600;
    for (const [whose, count] of cuts.entries()) {
      const after = (minutes: number): Write => ({ ...ago(write, begun - minutes), actor: demoStorefront });
      const started = await startBargain(after(whose), { id, ...buyerOf(whose).buyer });
      for (let cut = 0; cut < count; cut += 1)
        await helpBargain(after(whose + cut), { id: started.id, ...buyerOf(whose + cut).buyer });
      if (count === people) await orderAtFloor({ ...ago(write, ORDERED), actor: demoStorefront }, whose, started);
    }
  }
}
