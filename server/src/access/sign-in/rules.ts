import { MINUTE } from '#contract/durations.ts';

export const CAPTCHA_LIFE_MS = 5 * MINUTE;
export const CAPTCHAS_PER_MINUTE = 60;

/** Acts by which people sign in and out, and stay so. */
export const isActOfSigningIn = (act: string): boolean => /^(admin_session|captcha|sign_in_log)\./.test(act);
