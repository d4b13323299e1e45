import { lazy } from 'react';
import { OpenButton } from '../action/open-button.tsx';
import type { Key } from '../wire/index.ts';

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
export const HistoryButton = ({ noun, id, call, label = '历史' }: Props) => (
  <OpenButton label={label} call={call}>
    {(close) => <HistoryDrawer noun={noun} id={id} onClose={close} />}
  </OpenButton>
);
