import { Suspense, lazy, useState } from 'react';
import { PlacedButton } from '../action/place.tsx';
import { type Key, useMay } from '../wire/index.ts';

const HistoryDrawer = lazy(() => import('./history-drawer.tsx').then(({ HistoryDrawer: component }) => ({ default: component })));

interface Props {
  /** The table's name, as calls and change records have it. */
  noun: string;
  id: number;
  /** The call that reads the record; it opens the history as well. */
  call: Key;
  label?: string;
}

/** Who changed what on a record, and when. */
export function HistoryButton({ noun, id, call, label = '历史' }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <PlacedButton onClick={() => setOpen(true)}>{label}</PlacedButton>
      <Suspense>{isOpen && <HistoryDrawer noun={noun} id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
