import type { Write } from '#server/platform/write/write.ts';
import type { ledgersOf } from './ledgers.ts';

/** Context of the members: keys of members by their place in the plan. */
export interface Stage {
  write: Write;
  uids: readonly number[];
  ledgers: ReturnType<typeof ledgersOf>;
}
