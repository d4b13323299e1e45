import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { signInCalls } from '#contract/access/sign-in.ts';
import { isImpersonating, runOnce } from '#web/ui/wire/index.ts';
import { leave } from './enter.ts';
import { endImpersonation } from './end-impersonation.ts';
import { signInAddress } from './guard.ts';

/** Ends the session here and on the server; the next sign-in comes back to this page. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return async () => {
    if (isImpersonating()) return endImpersonation();
    // A server that cannot be reached must not keep anyone signed in here.
    await runOnce(signInCalls.signOut, {}).catch(() => undefined);
    client.clear();
    leave();
    await navigate(signInAddress(location));
  };
}
