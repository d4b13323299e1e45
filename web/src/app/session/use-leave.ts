import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { signInCalls } from '#contract/access/sign-in.ts';
import { runOnce } from '#web/ui/wire/index.ts';
import { leave } from './enter.ts';
import { signInAddress } from './guard.ts';

/** Ends the session here and on the server; the next sign-in comes back to this page. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return async () => {
    // A server that cannot be reached must not keep anyone signed in here.
    await runOnce(signInCalls.signOut, {}).catch(() => undefined);
    client.clear();
    leave();
    await navigate(signInAddress(location));
  };
}
