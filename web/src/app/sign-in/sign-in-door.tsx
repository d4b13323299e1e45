import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '#web/ui/wire/index.ts';
import { addressAfterSignIn } from '../session/guard.ts';
import { SignInPage } from './sign-in-page.tsx';

/** A person who is signed in already goes where they wanted. */
export function SignInDoor() {
  const [query] = useSearchParams();
  const token = useSession((session) => session.token);
  return token === undefined ? <SignInPage /> : <Navigate to={addressAfterSignIn(query)} replace />;
}
