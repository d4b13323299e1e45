import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import type { Page } from '#contract/wire.ts';
import type { TitledColumn } from '../scene/column.ts';
import { InnerList } from '../list/inner-list.tsx';
import { Empty } from '../list-parts/list-states.tsx';
import { SceneProvider } from '../scene/scene.ts';
import { type Selection, nothingChosen } from '../scene/selection.ts';
import { inlineErrors } from '../wire/index.ts';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { focusSearch } from './focus-search.ts';
import { pickByRow } from './pick-by-row.ts';
import { useDialogAddress } from './use-dialog-address.ts';
import '../form/form.css';
import './pickers.css';

/** Question to a source of records; filters under the names of their controls. */
export interface PickInput {
  page: number;
  limit: number;
  filters: Readonly<Record<string, string>>;
}

interface Props<R extends { id: number }> {
  title: string;
  noun: string;
  load: (asked: PickInput) => Promise<Page<R>>;
  columns: readonly TitledColumn<R>[];
  /** The controls, and the names they set. */
  filters: ReactNode;
  names: readonly string[];
  empty: string;
  /** Rows that are picked several at a time. */
  chosen?: Selection | undefined;
  rowActions?: ((row: R) => ReactNode) | undefined;
  /** A click on the cell that opens a row. */
  onOpen?: ((row: R) => void) | undefined;
  onOk?: (() => void) | undefined;
  /** The verb on that button, while it cannot be pressed, and while it works. */
  ok?: { label: string; disabled: boolean; loading: boolean };
  /** Notice before picking. */
  note?: string;
  /** Line on what is not among the records. */
  aside?: ReactNode;
  width?: number;
  onClose: () => void;
}

const SIZES = [10, 20, 30, 40];
const first = { page: '1', limit: '10' };

/** Records to pick from, in a dialog of their own. */
export function PickDialog<R extends { id: number }>(props: Props<R>) {
  const {
    title,
    noun,
    load,
    columns,
    filters,
    names,
    empty,
    chosen,
    rowActions,
    onOpen,
    onOk,
    ok,
    note,
    aside,
    width = 896,
    onClose,
  } = props;
  useFocusBack();
  // Answers of a source are good for this opening: another dialog may ask another source for the same noun.
  const opening = useId();
  const address = useDialogAddress(first);
  const set = Object.fromEntries(names.map((name) => [name, address.get(name)]).filter(([, value]) => value !== ''));
  const asked = { page: Number(address.get('page')), limit: Number(address.get('limit')), filters: set };
  const query = useQuery({
    queryKey: ['picker', noun, opening, asked],
    queryFn: () => load(asked),
    placeholderData: keepPreviousData,
    gcTime: 0,
    ...inlineErrors,
  });
  const openRow = (key: number) => {
    const row = query.data?.list.find(({ id }) => id === key);
    if (row) onOpen?.(row);
  };
  return (
    <Modal
      open
      className="form-dialog"
      title={title}
      width={width}
      okText={ok?.label ?? '确定'}
      okButtonProps={{ disabled: ok?.disabled ?? false, loading: ok?.loading ?? false }}
      cancelText="取消"
      afterOpenChange={focusSearch}
      onCancel={onClose}
      {...(onOk ? { onOk } : { footer: null })}
    >
      <SceneProvider value={{ address, chosen: chosen ?? nothingChosen }}>
        <div {...(onOpen ? pickByRow(openRow) : { className: 'pick-dialog' })}>
          {note !== undefined && <Alert type="info" showIcon title={note} />}
          {aside}
          {names.length > 0 && (
            <div className="filters" role="search">
              {filters}
            </div>
          )}
          <InnerList
            noun={noun}
            asked={query}
            columns={columns}
            keyOf={({ id }) => id}
            sizes={SIZES}
            chosen={chosen}
            empty={<Empty says={Object.keys(set).length > 0 ? `没有符合条件的${title}` : empty} />}
            rowActions={rowActions}
            open={onOpen && openRow}
          />
        </div>
      </SceneProvider>
    </Modal>
  );
}
