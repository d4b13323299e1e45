import { type SmsDraft, insertRecord } from '#server/notifications/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Shop } from './shop.ts';

const code: SmsDraft = {
  mark: 'code.login',
  phone: '13900000001',
  provider: '1',
  template: '538393',
  values: { time: '3' },
  content: '验证码 ******，3 分钟内有效',
};

/** Text messages that the shop has sent. */
export const smsRecordsIn = (shop: Shop) => ({
  record: (more: Partial<SmsDraft> = {}) =>
    shop.app.write({ name: 'test.sms', actor: systemActor('test') }, (write) =>
      insertRecord(write, { ...code, ...more, state: 'sent', reason: '' }),
    ),
});
