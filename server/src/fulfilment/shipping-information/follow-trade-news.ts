import { eq } from 'drizzle-orm';
import type { ShippingState } from '#contract/fulfilment/shipping-information.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { freezeMoney, lockOrder } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { TradeNews } from '#server/services/index.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import { findShippingOf, lockShipping, orderPaidBy } from './queries.ts';
import { requestUpload } from './request-upload.ts';
import { isFrozen } from './rules.ts';
import { shippingTask } from './shipping-task.ts';
import { shippingInformation } from './tables.ts';

const UNSENT = '微信提醒：这笔订单还没有上传发货信息，货款会一直冻结。请尽快发货；已发货的请在订单里点“重新上传”';
const ACCESS = '微信提醒：小程序还没有接入发货信息管理。请在外部服务里检测小程序，按提示处理';

/** Latest thing that WeChat says became of the money. */
const stateBy = ({ receivedTime, settledTime }: TradeNews): ShippingState =>
  settledTime ? 'settled' : receivedTime ? 'received' : 'uploaded';

const ORDER: readonly ShippingState[] = ['notNeeded', 'waiting', 'failed', 'uploaded', 'received', 'settled'];

async function keep(write: Write, orderId: number, news: TradeNews): Promise<void> {
  const { tx, now } = write;
  const found = await lockShipping(tx, orderId);
  if (!found) return;
  const { estimatedTime, receivedTime, receivedBy, settledTime } = news;
  const next = stateBy(news);
  // Events come in any order: a later state stays.
  const state = ORDER.indexOf(next) > ORDER.indexOf(found.state) ? next : found.state;
  const said =
    news.kind === 'settlement'
      ? { state, why: null, estimatedTime, receivedTime, receivedBy, settledTime }
      : { remindedTime: now };
  await tx
    .update(shippingInformation)
    .set({ ...said, updateTime: now })
    .where(eq(shippingInformation.id, found.id));
  await freezeMoney(write, { orderId, isFrozen: isFrozen({ ...found, ...said }) });
}

/** Keeps what WeChat says of the money of the mini programme, and leaves to people what it wants of them. */
export async function followTradeNews(write: Write, news: TradeNews): Promise<void> {
  if (news.kind === 'remindAccess') {
    const subject = { kind: taskKinds.shipping, subjectKey: 'shipping:access' } as const;
    return openTask(write, { ...subject, record: taskRecords.service, number: '小程序', amount: null, says: ACCESS });
  }
  const paid = await orderPaidBy(write.tx, news.transactionNo);
  if (!paid) return;
  await lockOrder(write, paid.orderNo);
  if (!(await findShippingOf(write.tx, paid.id))) await requestUpload(write, paid);
  await keep(write, paid.id, news);
  if (news.kind === 'settlement') await finishTask(write, shippingTask(paid));
  else await openTask(write, { ...shippingTask(paid), says: UNSENT });
}
