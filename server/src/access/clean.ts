import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { deleteOldCaptchas } from './sign-in/queries.ts';
import { deleteOldTries } from './invitations/queries.ts';
import { deleteOldChallenges } from './passkeys/queries.ts';
import { deleteEndedSessions } from './sessions/queries.ts';
import { deleteOldScans } from './wechat/queries.ts';
import { deleteOldTickets } from './sessions/tickets.ts';
import { deleteForgotten } from './attempts/queries.ts';
import { deleteOldSignIns } from './sign-in-log/queries.ts';

/** Takes away what has ended: sessions, questions, counted failures, and the sign-in log of half a year ago. */
export const cleanAccess: Timer = {
  name: 'access.clean',
  label: '清除过期的登录和验证码',
  cron: '17 * * * *',
  sleeps: false,
  async run({ write }) {
    await write({ name: 'access.clean', actor: systemActor('access.clean') }, async ({ tx, now }) => {
      await deleteEndedSessions(tx, now);
      await deleteOldCaptchas(tx, now);
      await deleteOldTickets(tx, now);
      await deleteOldScans(tx, now);
      await deleteOldChallenges(tx, now);
      await deleteOldTries(tx, now);
      await deleteForgotten(tx, now);
      await deleteOldSignIns(tx, now);
    });
  },
};
