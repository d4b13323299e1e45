import type { Write } from '#server/platform/write/write.ts';
import { setPlan } from './queries.ts';
import type { PlanDraft } from './try-plan.ts';

export async function savePlan(write: Write, { sealed, ...plan }: PlanDraft): Promise<null> {
  await setPlan(write, { ...plan, bucket: sealed });
  return null;
}
