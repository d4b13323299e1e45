import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AuthRedirectPage, AuthSendPage, RedirectPage } from './pages/auth-pages.tsx';
import { PastBar } from './past-bar.tsx';
import { ConfirmPage } from './sign-in/confirm-page.tsx';
import { SignInDoor } from './sign-in/sign-in-door.tsx';
import { SignedIn } from './signed-in.tsx';

// Opened once in the life of an account.
const InvitationPage = lazy(() =>
  import('./invitation/invitation-page.tsx').then((module) => ({ default: module.InvitationPage })),
);

/** The few addresses that stand on their own; all others are screens inside the shell. */
export const AppRoutes = () => (
  <>
    <PastBar />
    <Routes>
      <Route path="/login" element={<SignInDoor />} />
      <Route path="/auth-redirect" element={<AuthRedirectPage />} />
      <Route path="/auth-confirm" element={<ConfirmPage />} />
      <Route path="/auth-send" element={<AuthSendPage />} />
      <Route
        path="/invitation/:secret"
        element={
          <Suspense>
            <InvitationPage />
          </Suspense>
        }
      />
      <Route path="/redirect/*" element={<RedirectPage />} />
      <Route path="*" element={<SignedIn />} />
    </Routes>
  </>
);
