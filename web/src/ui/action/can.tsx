import type { ReactNode } from 'react';
import type { Permission } from '#contract/call.ts';
import { type Key, isOneOf, permitsAll, useMay, useSession } from '../wire/index.ts';

export interface Gate {
  /** May make the call. */
  call?: Key;
  /** Holds the permission, or any of several. */
  permission?: Key;
  /** Holds every one of them. */
  every?: readonly Permission[];
  /** Has one of the roles. */
  roles?: readonly string[];
}

/** Shows its children to those who pass every gate that is named; `else` to the others. */
export function Can({
  call,
  permission,
  every,
  roles,
  children,
  else: instead = null,
}: Gate & { children: ReactNode; else?: ReactNode }) {
  const person = useSession((session) => session.info);
  const passes =
    useMay()(call ?? permission ?? 'session') &&
    (every === undefined || permitsAll(person?.permissions ?? [], every)) &&
    (roles === undefined || isOneOf(person?.roles ?? [], roles));
  return passes ? children : instead;
}
