import type { OwnBargain } from '#contract/marketing/participations.ts';
import { helpBargain, saveBargain, startBargain } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, type PastEvent, ago } from '../past.ts';
import { buyerOf, demoStorefront, numberOf, seedOrder } from '../seed-order.ts';
import { lastActivity } from './last-activity.ts';
import { type DemoCampaign, commonOf } from './common-of.ts';

interface DemoBargain extends DemoCampaign {
  people: number;
  /** Cuts of each customer who has started it. */
  cuts: readonly number[];
  off?: boolean;
}

const demoBargains: readonly DemoBargain[] = [
  { product: '列车长保温壶', title: '保温壶五人砍半价', rate: 0.5, people: 5, days: [-4, 6], cuts: [5, 3, 1] },
  { product: '车厢盖毯', title: '盖毯帮我砍一刀', rate: 0.7, people: 8, days: [-1, 12], cuts: [6] },
  { product: '沿线高山绿茶', title: '新茶上市三人砍', rate: 0.6, people: 3, days: [3, 10], cuts: [] },
  { product: '臂板信号机摆件', title: '信号机摆件周末砍价', rate: 0.6, people: 4, days: [-3, 9], cuts: [4, 2] },
  { product: '道岔书立', title: '书立月初砍价', rate: 0.6, people: 4, days: [-20, -9], cuts: [4, 2] },
  { product: '枣泥方糕', title: '方糕两人砍', rate: 0.8, people: 2, days: [-2, 5], cuts: [], off: true },
];

/** Minutes since each ordered who came to the floor while a bargain runs, and days when it is over. */
const ORDERED = 240;
const [OVER, APART] = [10 * DAY, 300];

function orderAtFloor(whose: number, minutes: number, { id, bargainId, skuId }: OwnBargain): PastEvent {
  const index = numberOf(100 + bargainId, whose);
  const terms = { activityId: bargainId, participationId: id, payType: 'weixin' as const };
  const fate = minutes > 3 * DAY ? 'received' : 'paid';
  return { minutes, seed: (at) => seedOrder(at, { index, minutes, fate, lines: [{ skuId, quantity: 1 }], terms }) };
}

/** Bargains that run, are to come, are over and are off, with customers who take part in them; answers their orders. */
export async function seedBargains(write: Write): Promise<PastEvent[]> {
  const orders: PastEvent[] = [];
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
      const since = (campaign.days[1] < 0 ? OVER : ORDERED) + whose * APART;
      if (count === people) orders.push(orderAtFloor(whose, since, started));
    }
  }
  return orders;
}
