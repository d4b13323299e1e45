import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { RunButton } from '../action/run-button.tsx';
import { RecordDialog } from '../form/record-dialog.tsx';
import { HistoryButton } from '../record/history-button.tsx';
import type { Key, Says } from '../wire/index.ts';
import { ListPage, type ListPageProps } from './list-page.tsx';
import type { ListAnswer } from './listed.ts';

interface Deletion<O> {
  ask?: string | (() => Promise<string>);
  says?: Says<O>;
}

interface Props<I extends object, R extends object, N extends object, C extends object, O> extends Pick<
  ListPageProps<I, R>,
  'columns' | 'filters'
> {
  /** Name of the kind of record: of the page, of its dialog and of its buttons. */
  title: string;
  calls: {
    list: Call<I, ListAnswer<R>>;
    save: Call<N, unknown>;
    update: Call<C, unknown>;
    delete: Call<{ id: number }, O>;
  };
  /** Call that reads a record, with its history. */
  readBy: Key;
  /** Fields of a record, and their values in a new one. */
  fields: ReactNode;
  blank: object;
  width?: number;
  /** Word after an addition, where it is not the usual one. */
  added?: string;
  /** Question before a deletion and word after it, where they are not the usual ones. */
  deletion?: (row: R) => Deletion<O>;
  /** Said while there is nothing yet. */
  empty: string;
}

/** List of a dictionary: records that are added, edited, looked up in their history, and deleted, each by one call. */
export function RecordList<I extends object, R extends { id: number }, N extends object, C extends object, O>({
  title,
  calls,
  readBy,
  fields,
  blank,
  width,
  added,
  deletion,
  empty,
  ...list
}: Props<I, R, N, C, O>) {
  const dialog = { noun: title, save: calls.save, call: calls.update, blank, children: fields, ...(width && { width }) };
  const add = <RecordDialog {...dialog} primary {...(added && { says: added })} />;
  return (
    <ListPage
      {...list}
      title={title}
      call={calls.list}
      actions={add}
      rowActions={(row) => (
        <>
          <RecordDialog {...dialog} record={row} />
          <HistoryButton noun={calls.list.noun} id={row.id} call={readBy} />
          <RunButton label="删除" call={calls.delete} input={{ id: row.id }} danger {...deletion?.(row)} />
        </>
      )}
      empty={{ says: empty, action: add }}
    />
  );
}
