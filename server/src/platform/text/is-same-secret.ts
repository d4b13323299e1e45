import { timingSafeEqual } from 'node:crypto';

/** Compares two texts, and takes the same time whether the first or the last character differs. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
