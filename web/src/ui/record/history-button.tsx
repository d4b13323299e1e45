import { Suspense, lazy, useState } from 'react';
import { SlotButton } from '../action/slot.tsx';
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

/** Button that opens the history of a record: who changed what, and when. */
export function HistoryButton({ noun, id, call, label = '历史' }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <SlotButton onClick={() => setOpen(true)}>{label}</SlotButton>
      <Suspense>{isOpen && <HistoryDrawer noun={noun} id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
