import { Refusal } from '#contract/refusal.ts';
import type { CheckedStep } from '#contract/services/outside-services.ts';
import { type CheckStep, StepFailure } from '#server/platform/outside-services.ts';

const ASK_LATER = '请按提示核对设置后再检测';

function failed(name: string, error: unknown): CheckedStep {
  if (error instanceof StepFailure) return { name, outcome: 'failed', says: error.message, remedy: error.remedy };
  if (error instanceof Refusal) return { name, outcome: 'failed', says: error.message, remedy: ASK_LATER };
  throw error;
}

/** Runs steps in order. What stands behind the first that fails could only fail for the same reason. */
export async function runSteps(steps: readonly CheckStep[]): Promise<{ steps: CheckedStep[]; quota: string }> {
  const checked: CheckedStep[] = [];
  let quota = '';
  for (const { name, run } of steps) {
    if (checked.some(({ outcome }) => outcome === 'failed')) {
      checked.push({ name, outcome: 'skipped', says: '', remedy: '' });
      continue;
    }
    try {
      const finding = await run();
      quota = finding.quota ?? quota;
      checked.push({ name, outcome: 'passed', says: finding.says, remedy: '' });
    } catch (error) {
      checked.push(failed(name, error));
    }
  }
  return { steps: checked, quota };
}
