import type { ReactNode } from 'react';
import { type Key, useMay } from '../wire/index.ts';

/** Shows its children to those who may make the call, or hold the permission; `else` to the others. */
export function Can({
  call,
  permission,
  children,
  else: instead = null,
}: {
  call?: Key;
  permission?: Key;
  children: ReactNode;
  else?: ReactNode;
}) {
  const may = useMay();
  return may(call ?? permission ?? 'session') ? children : instead;
}
