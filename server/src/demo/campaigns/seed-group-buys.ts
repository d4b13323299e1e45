import { saveGroupBuy } from '#server/marketing/index.ts';
import { closeTeam, markPaid, placeOrder, refundFailed } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, type PastEvent, ago } from '../past.ts';
import { buyerOf, demoStorefront, fillBalance } from '../seed-order.ts';
import { lastActivity } from './last-activity.ts';
import { type DemoCampaign, commonOf } from './common-of.ts';

interface DemoGroupBuy extends DemoCampaign {
  people: number;
  invented: number;
  /** Teams by the number of those who came; the later one is younger. */
  teams: readonly number[];
  /** People of a team that was too few when its time was over. */
  lost?: number;
}

const demoGroupBuys: readonly DemoGroupBuy[] = [
  {
    product: '折叠旅行杯',
    title: '旅行杯三人拼',
    rate: 0.75,
    people: 3,
    invented: 0,
    days: [-4, 9],
    teams: [3, 2, 1],
    lost: 1,
  },
  { product: '站台麻花', title: '麻花两人成团', rate: 0.8, people: 2, invented: 0, days: [-3, 5], teams: [2, 1], lost: 1 },
  { product: '餐车酥饼礼盒', title: '年货礼盒五人团', rate: 0.7, people: 5, invented: 2, days: [4, 14], teams: [] },
  { product: '时刻表和纸胶带', title: '纸胶带四人团', rate: 0.6, people: 4, invented: 1, days: [-1, 3], teams: [4] },
  { product: '坐着火车看山河', title: '看山河两人同读', rate: 0.7, people: 2, invented: 0, days: [-12, -6], teams: [], lost: 1 },
];

/** Hours in which a team has to come together. */
const HOURS = 24;

/** Days ago when a team that stayed too small was opened: of a group-buy that runs, and of one that is over. */
const [LOST, LONG_LOST] = [2.4 * DAY, 9 * DAY];

interface OpenedTeam {
  activityId: number;
  skuId: number;
  /** Number of its first buyer. */
  whose: number;
  /** People who come, the first of them so many minutes ago. */
  seats: number;
  minutes: number;
}

/** A team as it fills: who comes first opens it. */
function planTeam({ activityId, skuId, whose: first, seats, minutes }: OpenedTeam) {
  const seen = { teamId: undefined as number | undefined, orderNos: [] as string[] };
  const joins = Array.from({ length: seats }, (_, place): PastEvent => {
    const since = minutes - place * 40;
    const whose = first + place;
    const seed = async (at: Write) => {
      const then = { ...ago(at, since), actor: demoStorefront };
      const idempotencyKey = `demo-team-${activityId}-${whose}`;
      const bought = { activityId, teamId: seen.teamId, lines: [{ skuId, quantity: 1 }], payType: 'yue' as const };
      const placed = await placeOrder(then, { ...buyerOf(whose), idempotencyKey, ...bought });
      const { orderNo, payPrice: amount } = placed;
      await fillBalance(then, placed);
      seen.teamId = (await markPaid(then, { orderNo, amount, payType: 'yue' })).teamId ?? undefined;
      seen.orderNos.push(orderNo);
    };
    return { minutes: since, seed };
  });
  return { joins, seen };
}

/** A team whose time ran out: everybody has their money back. */
function planLostTeam(opened: OpenedTeam): PastEvent[] {
  const { joins, seen } = planTeam(opened);
  const minutes = opened.minutes - HOURS * 60 - 1;
  const seed = async (at: Write) => {
    const then = ago(at, minutes);
    await closeTeam(then, seen.teamId ?? 0);
    for (const orderNo of seen.orderNos) await refundFailed(then, { orderNo });
  };
  return [...joins, { minutes, seed }];
}

/** Group-buys that run, are to come and are over; answers the orders of teams that are full, wait for others or came to nothing. */
export async function seedGroupBuys(write: Write): Promise<PastEvent[]> {
  const orders: PastEvent[] = [];
  for (const { people, invented, teams, lost = 0, ...campaign } of demoGroupBuys) {
    const common = await commonOf(write, campaign);
    if (!common) continue;
    const { draft, sku, skuId, asked, then } = common;
    const terms = { people, virtualRation: invented, effectiveTime: HOURS, num: 2, onceNum: 1 };
    await saveGroupBuy(then, { ...draft, ...terms, isShow: true, attrValue: [{ ...sku, price: asked }] });
    const activityId = await lastActivity(write);
    let whose = 0;
    if (lost > 0) {
      const minutes = campaign.days[1] < 0 ? LONG_LOST : LOST;
      orders.push(...planLostTeam({ activityId, skuId, whose, seats: lost, minutes }));
      whose += lost;
    }
    for (const [nth, seats] of teams.entries()) {
      orders.push(...planTeam({ activityId, skuId, whose, seats, minutes: (teams.length - nth) * 180 }).joins);
      whose += seats;
    }
  }
  return orders;
}
