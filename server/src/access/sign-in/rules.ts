import { MINUTE } from '#contract/durations.ts';

export const CAPTCHA_LIFE_MS = 5 * MINUTE;
export const CAPTCHAS_PER_MINUTE = 60;
