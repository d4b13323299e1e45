import type { ReactNode } from 'react';
import type { Page } from '#contract/wire.ts';
import { usePhone } from '../basics/use-phone.ts';
import { Failing } from '../list-parts/list-states.tsx';
import { Pager } from '../list-parts/pager.tsx';
import type { TitledColumn } from '../scene/column.ts';
import type { Selection } from '../scene/selection.ts';
import { ListCards } from './list-cards.tsx';
import { ListTable } from './list-table.tsx';
import '../list-parts/list.css';

interface Props<R> {
  noun: string;
  /** The rows as they stand: asked for, there, or why not. */
  asked: { data: Page<R> | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  columns: readonly TitledColumn<R>[];
  keyOf: (row: R) => number;
  sizes: readonly number[];
  empty: ReactNode;
  chosen?: Selection | undefined;
  rowActions?: ((row: R) => ReactNode) | undefined;
  open?: ((key: number) => void) | undefined;
}

const skeleton = Array.from({ length: 6 }, (_, index) => ({ key: -index - 1, row: undefined }));

/** Rows inside a dialog or a drawer, page by page; the scene around them says where they stand. */
export function InnerList<R>({ noun, asked, columns, keyOf, sizes, empty, chosen, rowActions, open }: Props<R>) {
  const { data, error, isPlaceholderData, refetch } = asked;
  const isPhone = usePhone();
  const List = isPhone ? ListCards : ListTable;
  return (
    <>
      {error && <Failing error={error} again={() => void refetch()} isOver={data !== undefined} />}
      {(!error || data) && (
        <List
          noun={noun}
          lines={data ? data.list.map((row) => ({ key: keyOf(row), row })) : skeleton}
          columns={columns}
          chosen={chosen}
          isOld={isPlaceholderData}
          empty={empty}
          rowActions={rowActions}
          open={open}
          expand={undefined}
          onWidth={() => {}}
        />
      )}
      {data && data.total > 0 && <Pager of={data} sizes={sizes} simple={isPhone} />}
    </>
  );
}
