import { type Job, type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import type { Services } from '#server/platform/services.ts';
import { askWechat } from './ask-wechat.ts';
import { dueUploads, takeUpload } from './queries.ts';
import { recordUpload } from './record-upload.ts';
import { UPLOAD_JOB } from './request-upload.ts';

const PORTION = 100;

/** Tells WeChat of a sending where that is due. Running it again does nothing more. */
async function tellWechat(services: Services, id: number): Promise<void> {
  const act = { name: UPLOAD_JOB, actor: systemActor('系统') };
  const { value: taken } = await services.write(act, ({ tx, now }) => takeUpload(tx, id, now));
  if (!taken) return;
  const outcome = await askWechat(services, taken);
  await services.write(act, (write) => recordUpload(write, taken, outcome));
}

export const uploadJob: Job<{ id: number }> = {
  name: UPLOAD_JOB,
  label: '上传发货信息到微信',
  run: (services, { id }) => tellWechat(services, id),
};

export const uploadAgain: Timer = {
  name: 'shipping_information.uploadAgain',
  label: '补传没有结果的发货信息',
  cron: '* * * * *',
  sleeps: false,
  async run(services) {
    const due = await dueUploads(services.database.db, services.clock.now(), PORTION);
    await tryEach(due, (id) => tellWechat(services, id));
  },
};
