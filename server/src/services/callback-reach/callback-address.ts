import type { Callback } from '#contract/services/callbacks.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';

/** Address of a callback as providers are told it: a whole one, without a query. */
export const callbackAddress = (base: string, { path }: Callback): string => `${withoutSlash(base)}/api${path}`;
