import { useEffect } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { writeCookie } from '../session/cookies.ts';

/** /auth-redirect: leaves the answer of another site for the window that asked for it. */
export function AuthRedirectPage() {
  const { search } = useLocation();
  useEffect(() => {
    localStorage.setItem('x-admin-oauth-code', search);
    window.close();
  }, [search]);
  return <p className="alone">可以关闭这个窗口了。</p>;
}

/** /auth-send: keeps the code that WeChat gave, then signs in. */
export function AuthSendPage() {
  const [query] = useSearchParams();
  const code = query.get('code');
  useEffect(() => {
    if (code) writeCookie('wx_auth', code);
  }, [code]);
  return <Navigate to="/login" replace />;
}

/** /redirect/*: mounts an address anew. */
export function RedirectPage() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/${path}${search}`} replace />;
}
