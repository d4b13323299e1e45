import { HOUR, MINUTE, SECOND } from '#contract/durations.ts';

/** `known`: an account from a network where its owner signed in lately, so that strangers' failures do not keep him out. */
export type AttemptKind = 'account' | 'address' | 'known';

/** Failures are forgotten this long after the last one. */
export const FORGET_MS = HOUR;

/** The pause after the first, second, … failure; the last one repeats. */
const PAUSES_MS = [0, 0, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
/** A whole office may share one address, so it bears more failures. */
const FAILURES_PER_STEP: Record<AttemptKind, number> = { account: 1, address: 6, known: 1 };
const CAPTCHA_FROM: Record<AttemptKind, number> = { account: 3, address: 6, known: 3 };

export function pauseAfter(kind: AttemptKind, failures: number): number {
  const step = Math.floor(failures / FAILURES_PER_STEP[kind]);
  return step === 0 ? 0 : (PAUSES_MS[Math.min(step, PAUSES_MS.length) - 1] ?? 0);
}

export interface Attempts {
  kind: AttemptKind;
  failures: number;
  lastTime: Date;
  lockedUntil: Date | null;
}

export const isForgotten = ({ lastTime }: Attempts, now: Date): boolean => now.getTime() - lastTime.getTime() > FORGET_MS;

export const needsCaptcha = (attempts: readonly Attempts[], now: Date): boolean =>
  attempts.some((each) => !isForgotten(each, now) && each.failures >= CAPTCHA_FROM[each.kind]);

export interface Lock {
  kind: AttemptKind;
  seconds: number;
}

/** The longest pause that is still running. */
export function lockOf(attempts: readonly Attempts[], now: Date): Lock | undefined {
  const locks = attempts.map(({ kind, lockedUntil }) => ({
    kind,
    seconds: Math.ceil(((lockedUntil?.getTime() ?? 0) - now.getTime()) / SECOND),
  }));
  return locks.filter(({ seconds }) => seconds > 0).sort((one, other) => other.seconds - one.seconds)[0];
}

/** Key by which failures are counted: one subscriber holds a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const gap = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  return `${[...(left ?? []), ...Array<string>(Math.max(gap, 0)).fill('0'), ...(right ?? [])].slice(0, 4).join(':')}::/64`;
}
