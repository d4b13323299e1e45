import { customerLevelRefusals } from '#contract/customers/levels.ts';
import type { customerLevel } from '../customers/tables.ts';

interface LevelStep {
  id: number;
  grade: number;
  experience: number;
}

/** Each grade needs more experience than the one below it; hidden ones keep their place. `id` is that of the level itself. */
export function checkPlace(
  id: number | undefined,
  { grade, experience }: Omit<LevelStep, 'id'>,
  ladder: readonly LevelStep[],
): void {
  const others = ladder.filter((step) => step.id !== id);
  const lower = others.filter((step) => step.grade < grade);
  const higher = others.filter((step) => step.grade > grade);
  if (lower.some((step) => step.experience >= experience)) throw customerLevelRefusals.TOO_LITTLE();
  if (higher.some((step) => step.experience <= experience)) throw customerLevelRefusals.TOO_MUCH();
}

/** Experience above the threshold of a lower level; none where there is less already. */
export const experienceTaken = (experience: number, threshold: number): number => Math.max(0, experience - threshold);

type Threshold = Pick<typeof customerLevel.$inferSelect, 'experience' | 'keepsFrom'>;

/**
 * Experience by which those on a level stay once it asks for `experience`; null where it asks the same of all. A threshold that is not
 * raised leaves it unless staff have all of them reach it.
 */
export function keptFrom(before: Threshold | undefined, experience: number, keepsMembers: boolean | undefined): number | null {
  if (!before) return null;
  const from = before.keepsFrom ?? before.experience;
  const isKept = experience > before.experience ? keepsMembers === true : keepsMembers !== false;
  return isKept && from < experience ? from : null;
}
