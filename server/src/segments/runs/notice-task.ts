import { sql } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { showMoment } from '#contract/moment.ts';
import type { CustomerTask } from '#contract/segments/customer-runs.ts';
import { customer, customerIdentity, lockCustomers } from '#server/customers/index.ts';
import { noticeApp, notifyCustomers, outbox } from '#server/notifications/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { OpenTask } from './open-task.ts';

const MARK = 'customerNotice';

/** Task that notifies those who follow the public account, each once a day at most. */
export async function toNotice(db: Db, { text }: NonNullable<CustomerTask['notice']>, now: Date): Promise<OpenTask> {
  const appId = await noticeApp(db);
  const follows = sql`exists (select from ${customerIdentity} where ${customerIdentity.uid} = ${customer.id}
    and ${customerIdentity.appId} = ${appId} and ${customerIdentity.subscribed})`;
  const hadOne = sql`exists (select from ${outbox} where ${outbox.customerId} = ${customer.id} and ${outbox.mark} = ${MARK}
    and ${outbox.createTime} > ${new Date(now.getTime() - DAY)})`;
  return {
    label: `发送通知：${text}`,
    changes: sql`(${follows} and not ${hadOne})`,
    left: null,
    lock: lockCustomers,
    async apply(write, uids) {
      const values = { tip: text, time: showMoment(write.now).slice(0, 16) };
      const told = new Set(await notifyCustomers(write, MARK, { customerIds: uids, subject: text, values }));
      return uids.filter((uid) => !told.has(uid));
    },
  };
}
