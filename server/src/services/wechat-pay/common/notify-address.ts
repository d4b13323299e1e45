import type { Callback } from '#contract/services/callbacks.ts';

/** Address that notices come to; WeChat Pay takes a whole one, without a query. */
export const notifyAddress = (base: string, { path }: Callback): string => `${base}/api${path}`;
