import { Suspense, lazy, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#web/ui/wire/index.ts';
import { enter, useEntered } from './session/enter.ts';
import { signInAddress } from './session/guard.ts';
import { NoAnswer } from './session/no-answer.tsx';
import { ProgressLine } from './progress-line.tsx';

const Shell = lazy(() => import('./shell/shell.tsx').then((module) => ({ default: module.Shell })));

/** Lets a person with a session in; everybody else signs in first and comes back. */
export function SignedIn() {
  const token = useSession((session) => session.token);
  const ready = useEntered((entered) => entered.tree !== undefined);
  const trouble = useEntered((entered) => entered.trouble);
  const location = useLocation();

  useEffect(() => {
    if (token !== undefined) void enter();
  }, [token]);

  if (token === undefined) return <Navigate to={signInAddress(location)} replace />;
  if (trouble !== undefined) return <NoAnswer says={trouble} />;
  return <Suspense fallback={<ProgressLine />}>{ready ? <Shell /> : <ProgressLine />}</Suspense>;
}
