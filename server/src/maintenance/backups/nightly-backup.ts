import { HOUR } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { settleProof } from './settle-proof.ts';
import { beginBackup } from './begin-backup.ts';
import { keepMoments } from './keep-moments.ts';
import { endAbandonedProofs, isMaking, lastByTimer, storedPlan } from './queries.ts';
import { dueAt } from './rules.ts';

const PROOF_LONGEST_MS = 12 * HOUR;
const CUT_SHORT = '验证没有做完，服务可能中途停止过';

/** Every hour: begins the backup of the day once its hour has come, also later where nobody ran then. */
export const nightlyBackup: Timer = {
  name: 'backup.nightly',
  label: '每天备份',
  cron: '7 * * * *',
  sleeps: false,
  async run({ clock, write, dataDir }) {
    await write({ name: 'backup.nightly', actor: systemActor('backup.nightly') }, async (context) => {
      const abandoned = await endAbandonedProofs(context, new Date(clock.now().getTime() - PROOF_LONGEST_MS), CUT_SHORT);
      for (const ended of abandoned) await settleProof(context, ended);
      const { isOn, hour } = await storedPlan(context.tx);
      await keepMoments(context, { isOn, dataDir });
      const last = await lastByTimer(context.tx);
      if (!isOn || (last && last >= dueAt(hour, context.now)) || (await isMaking(context.tx))) return;
      await beginBackup(context, { isByTimer: true, by: '每天备份' });
    });
  },
};
