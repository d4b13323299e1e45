import type { Location } from 'react-router';

const HERE = /^\/(?![/\\])/;

/** The sign-in page, remembering where the person wanted to go. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = pathname + search;
  return wanted === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`;
}

/** Address to go to after signing in: the wanted path with the other parameters, never another site. */
export function addressAfterSignIn(query: URLSearchParams): string {
  const wanted = query.get('redirect') ?? '/';
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'redirect' && name !== 'code' && name !== 'state'));
  const path = HERE.test(wanted) && !wanted.startsWith('/login') ? wanted : '/';
  if (rest.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${rest}`;
}

/** `/` is the home page, or the phone's own. */
export const homeOf = (phone: boolean) => (phone ? '/javaMobile/orderStatistics' : '/dashboard');
