import type { Job } from '#server/platform/jobs/jobs.ts';

/** Task for each new customer, however they came; the coupons of newcomers are given by it. */
export const welcome = { name: 'customer.welcome' } satisfies Pick<Job<{ uid: number }>, 'name'>;
