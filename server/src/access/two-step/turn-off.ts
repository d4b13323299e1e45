import { twoStepRefusals } from '#contract/access/two-step.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admins } from '../rights/queries.ts';
import { deleteTwoStep, isRequiredOf } from './queries.ts';

/** Turns the person's own two-step sign-in off, unless a role requires it. */
export async function turnOff(write: Write, { id }: Administrator): Promise<null> {
  if (await isRequiredOf(write.tx, id)) throw twoStepRefusals.REQUIRED();
  await admins.set(write, id, { twoStep: false });
  await deleteTwoStep(write.tx, id);
  return null;
}
