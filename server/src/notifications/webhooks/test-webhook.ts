import { TEST_EVENT, webhookRefusals } from '#contract/notifications/webhooks.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from '../outbox/jobs.ts';
import { insertDeliveries, webhooks } from './queries.ts';

export async function testWebhook(write: Write, { id }: { id: number }): Promise<null> {
  if (!(await webhooks.get(write.tx, id)).isOn) throw webhookRefusals.OFF();
  await insertDeliveries(write, [{ webhookId: id, event: TEST_EVENT, subject: '测试消息' }]);
  await later(write, sendLetters, {});
  return null;
}
