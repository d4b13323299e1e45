import { type Account, newName } from './account.ts';
import { refuse } from './refusal.ts';

const [LIFE, OVERLAP] = [7200_000, 300_000];

/** Stable token: the same for everybody until five minutes before its end; then the next, with the former beside it. */
export function stableToken(account: Account, now: number): { access_token: string; expires_in: number } {
  const [latest] = account.tokens;
  const token = latest && latest.until - now > OVERLAP ? latest : { value: newName('T0_'), until: now + LIFE };
  if (token !== latest) account.tokens = [token, ...account.tokens].slice(0, 2);
  return { access_token: token.value, expires_in: Math.floor((token.until - now) / 1000) };
}

/** Makes a new token for somebody else: the former ends at once. */
export function replaceToken(account: Account, now: number): void {
  account.tokens = [{ value: newName('T0_'), until: now + LIFE }];
}

export function checkToken(account: Account, sent: string | null, now: number): void {
  if (!sent) return refuse(41001, 'access_token missing');
  const token = account.tokens.find(({ value }) => value === sent);
  if (!token) return refuse(40001, 'invalid credential, access_token is invalid or not latest');
  if (token.until <= now) return refuse(42001, 'access_token expired');
}
