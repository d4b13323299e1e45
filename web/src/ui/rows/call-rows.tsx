import { useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import type { Page } from '#contract/wire.ts';
import { Empty } from '../list-parts/list-states.tsx';
import { useDialogAddress } from '../pickers/use-dialog-address.ts';
import { type Column, titled } from '../scene/column.ts';
import { SceneProvider } from '../scene/scene.ts';
import { nothingChosen } from '../scene/selection.ts';
import { listOf } from '../wire/index.ts';
import { InnerList } from '../list/inner-list.tsx';

interface Props<I extends object, R> {
  call: Call<I, Page<R>>;
  input: (paging: { page: number; limit: number }) => I;
  /** Noun whose labels the columns have; that of the call by default. */
  noun?: string;
  columns: readonly Column<R>[];
  keyOf: (row: R) => number;
  /** Numbers of rows on a page, beginning with the one that it opens with. */
  sizes?: readonly [number, ...number[]];
  /** Said where there are none. */
  empty: string;
}

const SIZES = [20, 50, 100] as const;

/** Rows of a call inside a dialog or a drawer, page by page. */
export function CallRows<I extends object, R>(props: Props<I, R>) {
  const { call, input, noun = call.noun, columns, keyOf, sizes = SIZES, empty } = props;
  const address = useDialogAddress({ page: '1', limit: String(sizes[0]) });
  const asked = useQuery(listOf(call, input({ page: Number(address.get('page')), limit: Number(address.get('limit')) })));
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun }}>
      <InnerList
        noun={noun}
        asked={asked}
        columns={titled(columns, noun)}
        keyOf={keyOf}
        sizes={sizes}
        empty={<Empty says={empty} />}
      />
    </SceneProvider>
  );
}
