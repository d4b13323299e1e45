import { type ReactNode, type RefObject, Suspense, lazy, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useLeaving } from '../action/use-leaving.ts';
import { isUnsaved } from '../basics/unsaved.ts';
import type { Address } from '../scene/address.ts';
import { useScene } from '../scene/scene.ts';

const DetailDrawer = lazy(() => import('./detail-drawer.tsx').then(({ DetailDrawer: component }) => ({ default: component })));

export interface Detail<R> {
  /** Title of the row; a record opened by a shared address may not be on the page, and has its name there alone. */
  title: (row: R | undefined, name: string) => ReactNode;
  show: (key: number, name: string) => ReactNode;
  /** Name of a record in a shared address; its key by default. */
  nameOf?: (row: R) => string;
  /** px, from the two the product uses. */
  width?: 720 | 960;
}

/** Name of the row with this key in the address. */
export function nameIn<R>(rows: readonly R[], keyOf: (row: R) => number, { nameOf }: Detail<R>, key: number): string {
  const row = rows.find((one) => keyOf(one) === key);
  return row && nameOf ? nameOf(row) : String(key);
}

/** Name of the record in the drawer. The browser’s way back changes the address unasked; the drawer follows once it may. */
function useRecordName({ get, set }: Address): string {
  const wanted = get('open');
  const { pathname } = useLocation();
  const leaving = useLeaving();
  const [name, setName] = useState(wanted);
  const isHeld = wanted !== name && isUnsaved(pathname);
  if (wanted !== name && !isHeld) setName(wanted);
  const follow = useEffectEvent(() =>
    leaving(
      () => setName(wanted),
      () => set({ open: name }),
    ),
  );
  useEffect(() => {
    if (isHeld) void follow();
  }, [isHeld]);
  return name;
}

interface Props<R> {
  detail: Detail<R>;
  list: RefObject<HTMLElement | null>;
  rows: readonly R[];
  keyOf: (row: R) => number;
}

/** The record named by the address, in a drawer over its list, with its neighbours at hand. */
export function DetailOf<R>({ detail, list, rows, keyOf }: Props<R>) {
  const { address } = useScene();
  const name = useRecordName(address);
  const nameOf = detail.nameOf ?? ((row: R) => String(keyOf(row)));
  const at = rows.findIndex((row) => nameOf(row) === name);
  // An act may take the record off the list; the one that moved up is then the next.
  const [index, setPosition] = useState(at);
  if (at >= 0 && at !== index) setPosition(at);
  if (name === '') return null;
  const row = rows[at];
  const go = (to: R | undefined) => to && (() => address.set({ open: nameOf(to) }));
  return (
    <Suspense>
      <DetailDrawer
        title={detail.title(row, name)}
        width={detail.width ?? 720}
        previous={go(rows[index - 1])}
        next={go(rows[at < 0 ? index : at + 1])}
        onClose={() => address.set({ open: '' })}
        rowOf={() => row && list.current?.querySelector<HTMLElement>(`[data-row-key="${keyOf(row)}"]`)}
      >
        {detail.show(row === undefined ? Number(name) : keyOf(row), name)}
      </DetailDrawer>
    </Suspense>
  );
}
