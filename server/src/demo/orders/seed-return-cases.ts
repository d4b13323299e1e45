import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import type { CaseKind } from '#contract/orders/return-case-enums.ts';
import { order, orderLine } from '#server/orders/index.ts';
import {
  agreeCase,
  askCase,
  checkInCase,
  exchangeCase,
  linesOfCase,
  openCase,
  refundCase,
  refuseCase,
  setReturnTracking,
  withdrawCase,
} from '#server/after-sales/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ago } from '../past.ts';
import { demoStorefront } from '../seed-order.ts';

type CaseStep = 'ask' | 'open' | 'agree' | 'send' | 'checkIn' | 'refund' | 'exchange' | 'refuse' | 'withdraw';

interface CasePlan {
  kind: CaseKind;
  reason: string;
  explain: string;
  steps: readonly CaseStep[];
}

const PLANS: readonly CasePlan[] = [
  { kind: 'return', reason: '收到商品损坏了', explain: '外盒压扁了，里面也磕了一角', steps: ['ask'] },
  { kind: 'exchange', reason: '与描述不符', explain: '想换一件没有划痕的', steps: ['ask'] },
  { kind: 'return', reason: '与描述不符', explain: '颜色和图片差得有点多', steps: ['ask', 'agree', 'send'] },
  { kind: 'exchange', reason: '收到商品损坏了', explain: '用户来电：拉链拉不上', steps: ['open'] },
  { kind: 'return', reason: '其它原因', explain: '家里已经有一个了', steps: ['ask', 'agree', 'send', 'checkIn'] },
  { kind: 'exchange', reason: '收到商品损坏了', explain: '杯盖有裂纹', steps: ['ask', 'agree', 'send', 'checkIn'] },
  { kind: 'return', reason: '其它原因', explain: '送人，对方不喜欢', steps: ['ask', 'agree', 'send', 'checkIn', 'refund'] },
  { kind: 'exchange', reason: '收到商品损坏了', explain: '印刷糊了', steps: ['ask', 'agree', 'send', 'checkIn', 'exchange'] },
  { kind: 'return', reason: '其它原因', explain: '用了几天，不想要了', steps: ['ask', 'refuse'] },
  { kind: 'return', reason: '信息填错了，重新拍', explain: '拍错了', steps: ['ask', 'withdraw'] },
];

const BACK_TO = '国铁文创退货组 13800000000 湖北省武汉市武昌区中山路 602 号';

/** Orders that have left and are not asked back, the latest first, with one of their goods. */
async function sentOrders({ tx }: Write, wanted: number) {
  const { orderNo, shippedTime, receivedTime } = order;
  const { id: lineId, skuId, price } = orderLine;
  return tx
    .selectDistinctOn([order.id], { orderNo, shippedTime, receivedTime, lineId, skuId, price })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        inArray(order.state, ['sent', 'toReview']),
        eq(order.refundState, 'none'),
        eq(order.shippingType, 1),
        eq(order.storefrontId, demoStorefront.id),
      ),
    )
    .orderBy(desc(order.id), asc(orderLine.id))
    .limit(wanted);
}
type SentOrder = Awaited<ReturnType<typeof sentOrders>>[number];

async function begin(
  write: Write,
  { kind, reason, explain, steps }: CasePlan,
  { orderNo, lineId, skuId }: SentOrder,
): Promise<number> {
  const terms = { orderNo, kind, reason, explain };
  const key = `demo-${orderNo}`;
  if (steps[0] === 'open')
    return (await openCase(write, { ...terms, returnTo: BACK_TO, lines: [{ lineId, quantity: 1 }], requestKey: key })).id;
  const asked = { ...terms, lines: [{ skuId, quantity: 1 }], idempotencyKey: key };
  return (await askCase({ ...write, actor: demoStorefront }, asked)).id;
}

async function checkInAll(write: Write, id: number): Promise<void> {
  const lines = (await linesOfCase(write.tx, id)).map((line) => ({
    id: line.id,
    received: line.quantity,
    sellable: line.quantity,
  }));
  await checkInCase(write, { id, lines, note: '包装完好' });
}

/** The steps after the first, each by whoever takes it. */
const takes: Readonly<
  Record<Exclude<CaseStep, 'ask' | 'open'>, (write: Write, id: number, sent: SentOrder) => Promise<unknown>>
> = {
  agree: (write, id) => agreeCase(write, { id, returnTo: BACK_TO }),
  send: (write, id) =>
    setReturnTracking(
      { ...write, actor: demoStorefront },
      { id, backName: '顺丰速运', backNumber: `SF${73_000_000 + id * 137}` },
    ),
  checkIn: (write, id) => checkInAll(write, id),
  refund: (write, id, { price }) => refundCase(write, { id, amount: price, requestKey: `demo-${id}` }),
  exchange: (write, id) => exchangeCase(write, { id, expressCode: 'zhongtong', expressNumber: `ZT${81_000_000 + id * 211}` }),
  refuse: (write, id) => refuseCase(write, { id, reason: '已经使用，影响再次销售' }),
  withdraw: (write, id) => withdrawCase({ ...write, actor: demoStorefront }, { id, reason: '决定留下' }),
};

async function seedCase(write: Write, plan: CasePlan, sent: SentOrder): Promise<void> {
  const since = sent.receivedTime ?? sent.shippedTime ?? write.now;
  const minutes = (write.now.getTime() - since.getTime()) / MINUTE;
  const after = (step: number) => ago(write, minutes * (1 - (step + 1) / (plan.steps.length + 1)));
  const id = await begin(after(0), plan, sent);
  for (const [index, step] of plan.steps.entries())
    if (step !== 'ask' && step !== 'open') await takes[step](after(index), id, sent);
}

/** Cases in every state, of the orders that were sent last. */
export async function seedReturnCases(write: Write): Promise<void> {
  const sent = await sentOrders(write, PLANS.length);
  for (const [index, plan] of PLANS.entries()) {
    const one = sent[index];
    if (one) await seedCase(write, plan, one);
  }
}
