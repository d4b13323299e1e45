import { desc, eq, isNotNull } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import { customer } from '#server/customers/index.ts';
import { insertRecord } from '#server/notifications/index.ts';
import { order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ago } from '../past.ts';

const HOUR = 60;
const [MOST, CODE] = [12, '538393'];
/** Templates of the two providers: the shop has gone over to 阿里云短信 with its last messages. */
const [BY_ONE_PASS, BY_ALIYUN] = [
  { provider: '1', template: '440396' } as const,
  { provider: '2', template: 'SMS_100000002' } as const,
];
const LATEST = 3;
const NO_NUMBER = '一号通平台接口手机号码错误';

/** Text messages as a shop has them whose account is connected: codes, messages on orders, and one that no carrier took. */
export async function seedSmsRecords(now: Write): Promise<void> {
  const paid = await now.tx
    .select({ orderNo: order.orderNo, payPrice: order.payPrice, customerId: customer.id, phone: customer.phone })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.uid))
    .where(isNotNull(customer.phone))
    .orderBy(desc(order.id))
    .limit(MOST);
  for (const [index, { orderNo, payPrice, customerId, phone }] of paid.entries()) {
    const then = ago(now, (index + 1) * 7 * HOUR);
    const values = { pay_price: yuanOfFen(payPrice), order_id: orderNo };
    const content = `您购买的商品已支付成功，支付金额${values.pay_price}元，订单号${orderNo},感谢您的光临！`;
    const isLatest = index < LATEST;
    const sent = { state: isLatest ? ('delivered' as const) : ('sent' as const), reason: '' };
    const outcome = index === 4 ? { state: 'failed' as const, reason: NO_NUMBER } : sent;
    await insertRecord(then, {
      mark: 'paySuccess',
      phone: phone ?? '',
      ...(isLatest ? BY_ALIYUN : BY_ONE_PASS),
      values,
      content,
      customerId,
      ...outcome,
    });
    if (index % 4 > 0) continue;
    const code = { mark: 'code.login', phone: phone ?? '', provider: '1' as const, template: CODE, values: { time: '3' } };
    await insertRecord(ago(then, HOUR), { ...code, content: '验证码 ******，3 分钟内有效', state: 'sent', reason: '' });
  }
}
