import { signInCalls } from '#contract/access/sign-in.ts';
import { run } from '#web/ui/wire/index.ts';
import { readCookie, writeCookie } from '../session/cookies.ts';

const NAME = 'VCONSOLE';
const LIFE = 3600;

/** The hidden console is asked for with the one value that the shop's settings name; the cookie repeats it for an hour. */
export async function wantsConsole(query: URLSearchParams): Promise<boolean> {
  const asked = query.get(NAME);
  const value = asked || readCookie(NAME);
  if (!value) return false;
  // A server that does not know the question has no such value.
  const isRight = await run(signInCalls.debugConsole, { value }).catch(() => false);
  if (isRight && asked) writeCookie(NAME, asked, LIFE);
  return isRight;
}
