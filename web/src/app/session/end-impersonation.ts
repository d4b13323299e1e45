import { impersonationCalls } from '#contract/access/impersonations.ts';
import { runOnce, stopImpersonating } from '#web/ui/wire/index.ts';

/** Back to oneself, also where the server cannot be reached: there the look ends by itself. */
export async function endImpersonation(): Promise<void> {
  await runOnce(impersonationCalls.end, {}).catch(() => undefined);
  stopImpersonating();
}
