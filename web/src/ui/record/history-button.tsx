import { lazy } from 'react';
import { changeCalls } from '#contract/changes/changes.ts';
import { OpenButton } from '../action/open-button.tsx';
import { needing } from '../action/row-actions.tsx';
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

function History({ noun, id, call, label = '历史' }: Props) {
  return (
    <OpenButton label={label} call={call} also={changeCalls.list}>
      {(close) => <HistoryDrawer noun={noun} id={id} onClose={close} />}
    </OpenButton>
  );
}

/** Button that opens the history of a record: who changed what, and when. */
export const HistoryButton = needing(History, changeCalls.list);
