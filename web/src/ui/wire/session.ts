import { create } from 'zustand';
import type { AnyCall, Permission } from '#contract/call.ts';

/** Who is signed in, as the screens need to know them. */
export interface Signed {
  name: string;
  realName: string;
  avatar?: string;
  roles: readonly string[];
  permissions: readonly string[];
}

interface Session {
  token: string | undefined;
  info: Signed | undefined;
}

const COOKIE = 'Authori-zation';

const readCookie = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

export const useSession = create<Session>(() => ({ token: readCookie() || undefined, info: undefined }));

export function signIn(token: string) {
  document.cookie = `${COOKIE}=${token}; path=/; SameSite=Lax`;
  useSession.setState({ token });
}

export const setSigned = (info: Signed) => useSession.setState({ info });

export function signOut() {
  document.cookie = `${COOKIE}=; path=/; SameSite=Lax; max-age=0`;
  useSession.setState({ token: undefined, info: undefined });
}

const allows = (held: readonly string[], wanted: Permission) =>
  wanted === 'public' || wanted === 'session' || held.includes(wanted);

/** What opens something: a call by its own permissions, or one permission by its name. */
export type Key = Pick<AnyCall, 'permission' | 'orAnyOf'> | Permission;

/** Any of the permissions will do, and `*:*:*` is all of them. */
export function permits(held: readonly string[], key: Key): boolean {
  const wanted = typeof key === 'string' ? [key] : [key.permission, ...(key.orAnyOf ?? [])];
  return held.includes('*:*:*') || wanted.some((permission) => allows(held, permission));
}

const none: readonly string[] = [];

export const may = (key: Key): boolean => permits(useSession.getState().info?.permissions ?? none, key);

/** As `may`, for components. */
export function useMay(): (key: Key) => boolean {
  const held = useSession((session) => session.info?.permissions ?? none);
  return (key) => permits(held, key);
}
