import { create } from 'zustand';
import type { AnyCall, Permission } from '#contract/call.ts';
import { type DeclaredScope, type Limit, knowsLimit } from '#contract/data-scope.ts';
import { extensionFieldsOf, isExtension } from '#contract/wire-calls.ts';
import { below } from '../basics/below.ts';
import { pastMoment } from '../basics/past.ts';

/** Person who is signed in, as the screens need to know them. */
export interface Signed {
  /** Unknown where a server does not tell it. */
  id?: number;
  name: string;
  realName: string;
  avatar?: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** The person sees a pick-up point or a shop alone. */
  isLimited?: boolean;
  /** Shops whose products and orders alone the person sees, none for somebody who belongs to none; absent without such a limit. */
  ownShops?: readonly { id: number; name: string }[];
  /** The server is another one of the wire: it has none of our extensions. */
  isWireOnly?: boolean;
  /** The server speaks the later line of the wire, whose envelopes carry no message unless something is refused. */
  isLaterLine?: boolean;
}

interface Session {
  token: string | undefined;
  info: Signed | undefined;
}

export const TOKEN_COOKIE = 'Authori-zation';

/** Token kept where cookies are refused, until the tab is closed. */
const KEPT = 'token';

/** Token of a look as somebody else, of this tab alone: the other tabs stay their own. */
const IMPERSONATION = 'impersonation';

const impersonation = sessionStorage.getItem(IMPERSONATION);

/**
 * True where the page was loaded as another person. It is loaded again for every change: what still fails must not touch the
 * own session.
 */
export const isImpersonating = (): boolean => impersonation !== null;

/** Reads everything anew as the other person; nothing seen so far stays on the screen. */
export function impersonate(token: string): void {
  sessionStorage.setItem(IMPERSONATION, token);
  location.assign(below('/'));
}

/** Returns to the own session, which went on meanwhile. */
export function stopImpersonating(): void {
  sessionStorage.removeItem(IMPERSONATION);
  location.assign(below('/'));
}

/** The cookies of a host are those of the shop that runs, also where the page is of the shop of a moment beside it. */
const hasCookies = (): boolean => pastMoment() === '';

const readCookie = () =>
  (hasCookies() ? document.cookie : '')
    .split('; ')
    .find((pair) => pair.startsWith(`${TOKEN_COOKIE}=`))
    ?.slice(TOKEN_COOKIE.length + 1);

export const useSession = create<Session>(() => ({
  token: impersonation || readCookie() || sessionStorage.getItem(KEPT) || undefined,
  info: undefined,
}));

/** Scripts read the cookie, so that it survives a reload; over https it travels on no other line. */
const writeCookie = (value: string, more = '') => {
  if (!hasCookies()) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${TOKEN_COOKIE}=${value}; path=/; SameSite=Lax${secure}${more}`;
};

export function signIn(token: string) {
  writeCookie(token);
  if (readCookie() !== token) sessionStorage.setItem(KEPT, token);
  useSession.setState({ token });
}

export const setSigned = (info: Signed) => useSession.setState({ info });

export function signOut() {
  if (isImpersonating()) return stopImpersonating();
  writeCookie('', '; max-age=0');
  sessionStorage.removeItem(KEPT);
  useSession.setState({ token: undefined, info: undefined });
}

const allows = (permissions: readonly string[], wanted: Permission) =>
  wanted === 'public' || wanted === 'session' || permissions.includes('*:*:*') || permissions.includes(wanted);

/** Key that opens something: a call by its own permissions, one permission by its name, or any of several. */
type CallKey = Pick<AnyCall, 'permission' | 'orAnyOf' | 'method' | 'path'> & Partial<Pick<AnyCall, 'noun' | 'dataScope'>>;
export type Key = CallKey | Permission | readonly Permission[];

/**
 * Key of a call of ours that need not be loaded for it: by its permission, and closed on other servers of the wire. What it says of limits
 * is needed where calls of one permission are open to a limit and this one is not.
 */
export const extensionKey = (permission: Permission, dataScope?: DeclaredScope): Key => ({
  permission,
  method: 'POST',
  path: '',
  ...(dataScope !== undefined && { noun: '', dataScope }),
});

/** The right that a key asks for, whether or not there is a call behind it. */
type KeyOrPermissions = Pick<CallKey, 'permission' | 'orAnyOf'> | Permission | readonly Permission[];

const isCall = (key: Key): key is CallKey => typeof key === 'object' && 'permission' in key;

function namedBy(key: KeyOrPermissions): readonly Permission[] {
  if (typeof key === 'string') return [key];
  return 'permission' in key ? [key.permission, ...(key.orAnyOf ?? [])] : key;
}

/** An empty list opens nothing: it is a slip of whoever wrote it, and is said so. */
function isNamed(wanted: readonly string[]): boolean {
  // oxlint-disable-next-line no-console -- the specification wants it in the log
  if (wanted.length === 0) console.error("need roles! Like ['admin:product:save', 'admin:product:update']");
  return wanted.length > 0;
}

/** Any of the permissions will do, and `*:*:*` is all of them. */
export function permits(permissions: readonly string[], key: KeyOrPermissions): boolean {
  const wanted = namedBy(key);
  return isNamed(wanted) && wanted.some((permission) => allows(permissions, permission));
}

/** Every one of the permissions is needed. */
export const permitsAll = (permissions: readonly string[], wanted: readonly Permission[]): boolean =>
  isNamed(wanted) && wanted.every((permission) => allows(permissions, permission));

/** The person has one of the roles; the role `admin` stands for all of them. */
export const isOneOf = (roles: readonly string[], wanted: readonly string[]): boolean =>
  isNamed(wanted) && (roles.includes('admin') || wanted.some((role) => roles.includes(role)));

const none: readonly string[] = [];

/** Key of the person who is signed in. */
export const signedId = (): number | undefined => useSession.getState().info?.id;

const has = (info: Signed | undefined, call: Pick<AnyCall, 'method' | 'path'>): boolean =>
  info?.isWireOnly !== true || !isExtension(call);

/** The server is another one of the wire, without anything of ours. */
export const isWireOnly = (): boolean => useSession.getState().info?.isWireOnly === true;

/** The server is another one, of the later line of the wire. */
export const isLaterLine = (): boolean => isWireOnly() && useSession.getState().info?.isLaterLine === true;

/** The server has this call: extensions are missing on other servers of the wire. */
export const isServed = (call: Pick<AnyCall, 'method' | 'path'>): boolean => has(useSession.getState().info, call);

/** The server reads this field of the call: other servers of the wire ignore those that we have added. */
export const isFieldServed = (call: Pick<AnyCall, 'method' | 'path'>, field: string): boolean =>
  !isWireOnly() || !extensionFieldsOf(call).includes(field);

/** The person who is signed in has this role. */
export const hasRole = (role: string): boolean => isOneOf(useSession.getState().info?.roles ?? none, [role]);

/** Limits of a person; a shop comes first where somebody has a point as well. */
function limitsOf({ isLimited, ownShops }: Signed): readonly Limit[] {
  if (ownShops) return ['shops'];
  return isLimited ? ['points'] : [];
}

/** No limit of the person closes the call: it may do so though another call of the same permission is open. */
const leaves = (info: Signed | undefined, { noun, ...call }: Pick<CallKey, 'noun' | 'dataScope'>): boolean =>
  !info || noun === undefined || limitsOf(info).every((limit) => knowsLimit({ ...call, noun }, limit));

/** The server would answer the person who is signed in, as far as limits go. */
export const isWithinLimits = (call: Pick<CallKey, 'noun' | 'dataScope'>): boolean => leaves(useSession.getState().info, call);

const opens = (info: Signed | undefined, key: Key): boolean =>
  permits(info?.permissions ?? none, key) && (!isCall(key) || (has(info, key) && leaves(info, key)));

/** The call of the key is there, and the person may do it. */
export const may = (key: Key): boolean => opens(useSession.getState().info, key);

/** Like `may`, for components. */
export function useMay(): (key: Key) => boolean {
  const info = useSession((session) => session.info);
  return (key) => opens(info, key);
}
