import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';

/** A customer who was switched off does nothing more in a storefront; staff still acts for them. */
export function checkStatus({ actor }: Write, { status }: { status: boolean }): void {
  if (!status && actor.kind === 'storefront') throw customerRefusals.DISABLED();
}
