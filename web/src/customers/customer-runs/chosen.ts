import type { Input } from '#contract/call.ts';
import type { customerRunCalls } from '#contract/segments/customer-runs.ts';

/** Customers that are ticked, match a filter, or belong to a segment. */
export type ChosenCustomers = Pick<Input<typeof customerRunCalls.previewMany>, 'ids' | 'filter' | 'segmentId'>;
