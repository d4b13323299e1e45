import type { Account } from './account.ts';
import { refuse } from './refusal.ts';

/** Counts a request of today, and refuses what the account may not do, or not any more. */
export function countUp({ asked, denied, quotas, refusing }: Account, path: string): void {
  const times = (asked.get(path) ?? 0) + 1;
  asked.set(path, times);
  if (denied.has(path)) refuse(48001, 'api unauthorized');
  if (times > (quotas.get(path) ?? Infinity)) refuse(45009, 'reach max api daily quota limit');
  const code = refusing.get(path);
  if (code !== undefined) refuse(code, 'refused');
}
