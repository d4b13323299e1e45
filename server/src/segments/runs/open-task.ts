import type { SQL } from 'drizzle-orm';
import type { CustomerTask } from '#contract/segments/customer-runs.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';

/** A task as its run keeps it. */
export interface KeptTask extends CustomerTask {
  /** The sending of a coupon that it is a portion of. */
  sendingId?: number;
}

/** The task of a run, ready to be previewed and done: by one condition, so that the two cannot differ. */
export interface OpenTask {
  label: string;
  /** Condition on a customer for whom there is something to do. */
  changes: SQL;
  /** Coupons that are left; null where nothing is counted. */
  left: number | null;
  /** Locks what the condition is about. */
  lock: (tx: Tx, uids: readonly number[]) => Promise<unknown>;
  /** Does it for those who change; answers those for whom it could not be done. */
  apply: (write: Write, uids: readonly number[]) => Promise<readonly number[]>;
}
