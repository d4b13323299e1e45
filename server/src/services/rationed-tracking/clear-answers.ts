import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { FRESH_MS } from '../parcels/tracker.ts';
import { deleteAnswersBefore } from './queries.ts';

/** Every hour: answers that are used no more go, with the names and telephone numbers that their steps may tell. */
export const clearTrackingAnswers: Timer = {
  name: 'tracking_answer.clear',
  label: '清除过期物流查询结果',
  cron: '23 * * * *',
  sleeps: false,
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - FRESH_MS);
    const act = { name: 'tracking_answer.clear', actor: systemActor('tracking_answer.clear') };
    await write(act, ({ tx }) => deleteAnswersBefore(tx, before));
  },
};
