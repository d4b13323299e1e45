import { type ReactNode, Suspense, lazy } from 'react';
import { useScene } from './scene.ts';

const DetailDrawer = lazy(() => import('./detail-drawer.tsx').then(({ DetailDrawer: component }) => ({ default: component })));

export interface Detail<R> {
  /** Of the row; a record opened by a shared address may not be on the page. */
  title: (row: R | undefined) => string;
  show: (key: number) => ReactNode;
  /** px, from the two the product uses. */
  width?: 720 | 960;
}

interface Props<R> {
  detail: Detail<R>;
  rows: readonly R[];
  keyOf: (row: R) => number;
}

/** The record named by the address, in a drawer over its list, with its neighbours at hand. */
export function DetailOf<R>({ detail, rows, keyOf }: Props<R>) {
  const { address } = useScene();
  const key = Number(address.get('open'));
  if (!(key > 0)) return null;
  const at = rows.findIndex((row) => keyOf(row) === key);
  const go = (row: R | undefined) => row && (() => address.set({ open: String(keyOf(row)) }));
  return (
    <Suspense>
      <DetailDrawer
        title={detail.title(rows[at])}
        width={detail.width ?? 720}
        previous={go(rows[at - 1])}
        next={at < 0 ? undefined : go(rows[at + 1])}
        onClose={() => address.set({ open: '' })}
      >
        {detail.show(key)}
      </DetailDrawer>
    </Suspense>
  );
}
