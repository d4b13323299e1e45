import { type Account, FORCED, newName } from './account.ts';
import { countUp } from './counters.ts';
import { refuse } from './refusal.ts';

const [LIFE, OVERLAP, BETWEEN_FORCED] = [7200_000, 300_000, 30_000];

interface GivenToken {
  access_token: string;
  expires_in: number;
}

const given = ({ value, until }: Account['tokens'][number], now: number): GivenToken => ({
  access_token: value,
  expires_in: Math.floor((until - now) / 1000),
});

/** Stable token: the same for everybody until five minutes before its end; then the next, with the former beside it. */
export function stableToken(account: Account, now: number): GivenToken {
  const [latest] = account.tokens;
  const token = latest && latest.until - now > OVERLAP ? latest : { value: newName('T0_'), until: now + LIFE };
  if (token !== latest) account.tokens = [token, ...account.tokens].slice(0, 2);
  return given(token, now);
}

/** Stable token in place of the one in force, which ends at once; within half a minute of the last one it stays as it is. */
export function forcedToken(account: Account, now: number): GivenToken {
  countUp(account, FORCED);
  if (now - account.forcedAt < BETWEEN_FORCED) return stableToken(account, now);
  account.forcedAt = now;
  replaceToken(account, now);
  return stableToken(account, now);
}

/** Token of the former call: each ends the one before in five minutes. The stable ones go on. */
export function formerToken(account: Account, now: number): GivenToken {
  const token = { value: newName('T1_'), until: now + LIFE };
  const [latest] = account.formerTokens;
  const ending = latest ? [{ ...latest, until: Math.min(latest.until, now + OVERLAP) }] : [];
  account.formerTokens = [token, ...ending];
  return given(token, now);
}

/** Makes a new token for somebody else: the former ends at once. */
export function replaceToken(account: Account, now: number): void {
  account.tokens = [{ value: newName('T0_'), until: now + LIFE }];
}

export function checkToken({ tokens, formerTokens, spoilt }: Account, sent: string | null, now: number): void {
  if (!sent) return refuse(41001, 'access_token missing');
  if (!/^T[01]_\w+$/.test(sent)) return refuse(40014, 'invalid access_token');
  const token = [...tokens, ...formerTokens].find(({ value }) => value === sent);
  if (!token || spoilt.has(sent)) return refuse(40001, 'invalid credential, access_token is invalid or not latest');
  if (token.until <= now) return refuse(42001, 'access_token expired');
}
