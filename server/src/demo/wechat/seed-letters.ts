import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import type { LetterOutcome } from '#contract/notifications/outbox.ts';
import { outbox } from '#server/notifications/index.ts';
import { order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { at, stamped } from '../past.ts';

interface DemoLetter {
  minutes: number;
  channel: 'wechat' | 'routine' | 'sms';
  outcome: LetterOutcome;
  lastError?: string;
  cause?: string;
  /** True of one on the same order as the letter before it, which did not reach its customer. */
  isNext?: true;
}

/** The oldest first. */
const letters: readonly DemoLetter[] = [
  { minutes: 1900, channel: 'sms', outcome: 'sent' },
  {
    minutes: 1700,
    channel: 'routine',
    outcome: 'unknown',
    lastError: '没有收到微信的答复，消息可能已经送达；确认没有收到再重新发送',
  },
  { minutes: 1500, channel: 'sms', outcome: 'unsent', lastError: '一号通平台接口手机号码错误' },
  { minutes: 1300, channel: 'wechat', outcome: 'delivered' },
  { minutes: 1100, channel: 'routine', outcome: 'notAuthorised', lastError: '客户未授权该订阅消息，已改发短信' },
  { minutes: 1100, channel: 'sms', outcome: 'sent', cause: '小程序订阅消息：客户未授权该订阅消息', isNext: true },
  { minutes: 900, channel: 'wechat', outcome: 'notFollowing', lastError: '客户未关注公众号' },
  { minutes: 400, channel: 'routine', outcome: 'delivered' },
  { minutes: 240, channel: 'wechat', outcome: 'blocked', lastError: '用户设置了拒收公众号消息' },
  { minutes: 12, channel: 'wechat', outcome: 'sent' },
];

/** Letters on the latest orders, with every outcome that one can have. */
export async function seedLetters(now: Write): Promise<void> {
  const orders = await now.tx
    .select({ orderNo: order.orderNo, uid: order.uid, payPrice: order.payPrice })
    .from(order)
    .where(and(isNotNull(order.uid), eq(order.payType, 'weixin'), isNotNull(order.payTime)))
    .orderBy(desc(order.id))
    .limit(letters.length);
  let last = -1;
  const rows = letters.flatMap(({ minutes, outcome, isNext, ...rest }, index) => {
    if (!isNext) last += 1;
    const on = orders[last];
    if (!on) return [];
    const { orderNo, uid, payPrice } = on;
    const isDead = outcome === 'unsent' || outcome === 'unknown';
    const wasTaken = outcome === 'delivered' || outcome === 'sent' || outcome === 'blocked';
    return [
      {
        ...rest,
        ...stamped(now, minutes),
        outcome,
        mark: 'paySuccess',
        subject: orderNo,
        customerId: uid,
        ...(rest.channel === 'sms'
          ? { recipient: `1390000${String(uid).padStart(4, '0')}` }
          : { recipient: `oDemo_${uid}`, appId: 'wxdemo0000000001' }),
        values: { orderNo, price: `${yuanOfFen(payPrice)}元`, time: showMoment(at(now, minutes)), tip: '您的订单已支付成功' },
        state: isDead ? ('dead' as const) : ('sent' as const),
        attempts: 1,
        nextTry: at(now, minutes),
        providerNo: wasTaken ? String(3_000_000_000 + index) : '',
        resultTime: isDead || outcome === 'sent' ? null : at(now, minutes),
      },
    ];
  });
  if (rows.length > 0) await now.tx.insert(outbox).values(rows);
}
