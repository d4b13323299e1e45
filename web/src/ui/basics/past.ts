import { PAST_MARK } from '#contract/maintenance/past.ts';

/** Moment of the shop as its page says it, where it is one that is looked at beside the shop that runs; blank else. */
export const pastMoment = (): string => document.querySelector<HTMLMetaElement>(`meta[name="${PAST_MARK}"]`)?.content ?? '';
