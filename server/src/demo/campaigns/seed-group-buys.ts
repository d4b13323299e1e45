import { saveGroupBuy } from '#server/marketing/index.ts';
import { markPaid, placeOrder } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ago } from '../past.ts';
import { buyerOf, demoStorefront, fillBalance } from '../seed-order.ts';
import { lastActivity } from './last-activity.ts';
import { type DemoCampaign, commonOf } from './common-of.ts';

interface DemoGroupBuy extends DemoCampaign {
  people: number;
  invented: number;
  /** Teams by the number of those who came; the later one is younger. */
  teams: readonly number[];
}

const demoGroupBuys: readonly DemoGroupBuy[] = [
  { product: '折叠旅行杯', title: '旅行杯三人拼', rate: 0.75, people: 3, invented: 0, days: [-2, 9], teams: [3, 2, 1] },
  { product: '站台麻花', title: '麻花两人成团', rate: 0.8, people: 2, invented: 0, days: [-1, 5], teams: [2, 1] },
  { product: '餐车酥饼礼盒', title: '年货礼盒五人团', rate: 0.7, people: 5, invented: 2, days: [4, 14], teams: [] },
  { product: '时刻表和纸胶带', title: '纸胶带四人团', rate: 0.6, people: 4, invented: 1, days: [-1, 3], teams: [4] },
  { product: '证件收纳夹', title: '收纳夹同行价', rate: 0.7, people: 2, invented: 0, days: [-15, -6], teams: [] },
];

/** Hours in which a team has to come together. */
const HOURS = 24;

interface Seat {
  activityId: number;
  skuId: number;
  teamId: number | undefined;
  whose: number;
}

async function join(write: Write, { activityId, skuId, teamId, whose }: Seat): Promise<number | undefined> {
  const placed = await placeOrder(write, {
    ...buyerOf(whose),
    idempotencyKey: `demo-team-${activityId}-${whose}`,
    activityId,
    teamId,
    lines: [{ skuId, quantity: 1 }],
    payType: 'yue',
  });
  const { orderNo, payPrice: amount } = placed;
  await fillBalance(write, placed);
  return (await markPaid(write, { orderNo, amount, payType: 'yue' })).teamId ?? undefined;
}

/** Group-buys that run, are to come and are over, with teams that are full or wait for others. */
export async function seedGroupBuys(write: Write): Promise<void> {
  for (const { people, invented, teams, ...campaign } of demoGroupBuys) {
    const common = await commonOf(write, campaign);
    if (!common) continue;
    const { draft, sku, skuId, asked, then } = common;
    const terms = { people, virtualRation: invented, effectiveTime: HOURS, num: 2, onceNum: 1 };
    await saveGroupBuy(then, { ...draft, ...terms, isShow: true, attrValue: [{ ...sku, price: asked }] });
    const activityId = await lastActivity(write);
    let whose = 0;
    for (const [nth, seats] of teams.entries()) {
      let teamId: number | undefined;
      for (let place = 0; place < seats; place += 1, whose += 1) {
        const then = { ...ago(write, (teams.length - nth) * 180 - place * 40), actor: demoStorefront };
        teamId = await join(then, { activityId, skuId, teamId, whose });
      }
    }
  }
}
