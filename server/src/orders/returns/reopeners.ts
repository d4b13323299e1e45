import type { Write } from '#server/platform/write/write.ts';

/** Opens again what a refund was to close; the caller holds the order. */
export type Reopen = (write: Write, caseId: number) => Promise<void>;

export const reopeners: Reopen[] = [];

/** Registers what follows a refund that failed; acts on return cases lie above refunds. */
export const onFailedRefund = (reopen: Reopen): void => void reopeners.push(reopen);
