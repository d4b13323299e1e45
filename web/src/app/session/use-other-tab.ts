import { useEffect } from 'react';
import { z } from 'zod';
import { TOKEN_COOKIE, useSession } from '#web/ui/wire/index.ts';
import { readCookie } from './cookies.ts';

const LoginInfo = z.object({ account: z.string() });

/** Token of the same person, who signed in again in another tab. */
function foundToken(account: string): string | undefined {
  const token = readCookie(TOKEN_COOKIE);
  if (!token || token === useSession.getState().token) return undefined;
  return LoginInfo.safeParse(JSON.parse(readCookie('loginInfo') || 'null')).data?.account === account ? token : undefined;
}

/** Lets a sign-in serve all tabs: those that ask as well go on when they are looked at. */
export function useOtherTab(asked: boolean, account: string, goOn: () => void): void {
  useEffect(() => {
    if (!asked) return undefined;
    const look = () => {
      const token = foundToken(account);
      if (token === undefined) return;
      useSession.setState({ token });
      goOn();
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  });
}
