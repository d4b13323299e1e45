import { no } from '#contract/customers/levels.ts';

interface Step {
  id: number;
  grade: number;
  experience: number;
}

/** Each grade needs more experience than the one below it; hidden ones keep their place. `id` is that of the level itself. */
export function checkPlace(id: number | undefined, { grade, experience }: Omit<Step, 'id'>, ladder: readonly Step[]): void {
  const others = ladder.filter((step) => step.id !== id);
  const lower = others.filter((step) => step.grade < grade);
  const higher = others.filter((step) => step.grade > grade);
  if (lower.some((step) => step.experience >= experience)) throw no.TOO_LITTLE();
  if (higher.some((step) => step.experience <= experience)) throw no.TOO_MUCH();
}

/** Experience above the threshold of a lower level; none where there is less already. */
export const experienceTaken = (experience: number, threshold: number): number => Math.max(0, experience - threshold);
