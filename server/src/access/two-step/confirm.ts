import { twoStepRefusals } from '#contract/access/two-step.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admins } from '../rights/queries.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { renewCodesOf } from './queries.ts';

interface Confirmed {
  me: Administrator;
  deletePasskeys?: boolean | undefined;
}

/** The first code proved that the app has the secret. Sessions without a second step end, but for the one that asks. */
export async function confirm(write: Write, { me, deletePasskeys }: Confirmed): Promise<{ codes: string[]; ended: number[] }> {
  if ((await admins.get(write.tx, me.id)).twoStep) throw twoStepRefusals.ON_ALREADY();
  await admins.set(write, me.id, { twoStep: true });
  if (deletePasskeys) await deletePasskeysOf(write.tx, me.id);
  return { codes: await renewCodesOf(write.tx, me.id), ended: await endOtherSessions(write, me) };
}
