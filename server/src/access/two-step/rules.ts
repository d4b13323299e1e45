import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SECOND } from '#contract/durations.ts';

const STEP_MS = 30 * SECOND;
const RECOVERY_CODES = 10;

// Crockford's letters: none looks like a digit.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Text of the picture that the app reads. */
export const uriOf = (secret: string, account: string, issuer: string): string =>
  new TOTP({ issuer, label: account, secret }).toString();

/** The step of time that a code belongs to: the present one or a neighbour, since clocks differ. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / STEP_MS) + delta;
}

/** People type blanks, hyphens and capitals as they like. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

function recoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?!$)/g, '$1-');
}

export const recoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, recoveryCode);
