import type { RouteObject } from 'react-router';
import { AuthRedirectPage, AuthSendPage, RedirectPage } from './pages/auth-pages.tsx';
import { SignInDoor } from './sign-in/sign-in-door.tsx';
import { SignedIn } from './signed-in.tsx';

/** The few addresses that stand on their own; all others are screens inside the shell. */
export const routes: RouteObject[] = [
  { path: '/login', element: <SignInDoor /> },
  { path: '/auth-redirect', element: <AuthRedirectPage /> },
  { path: '/auth-send', element: <AuthSendPage /> },
  { path: '/redirect/*', element: <RedirectPage /> },
  { path: '*', element: <SignedIn /> },
];
