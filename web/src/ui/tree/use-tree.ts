import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Call } from '#contract/call.ts';
import { inputOf, isFiltered, useAddress } from '../list/address.ts';
import { useSelection } from '../list/selection.ts';
import { listOf } from '../wire/index.ts';
import { type Hanging, linesOf, openable } from './tree-lines.ts';
import { useOpened } from './use-opened.ts';

const none: readonly never[] = [];
const nobody = () => Promise.resolve([]);

interface Asked<I, R> {
  call: Call<I, readonly R[]>;
  start: Partial<I>;
  /** What no address changes. */
  fixed: Partial<I>;
  screen: string;
}

/** The tree at its address, and which of its nodes are open: all of them while it is searched. */
export function useTree<I extends object, R extends Hanging<R>>({ call, start, fixed, screen }: Asked<I, R>) {
  const beginning = useMemo(() => ({ ...start, ...fixed }), [start, fixed]);
  const address = useAddress(beginning);
  const input = { ...inputOf(call, address, beginning), ...fixed };
  const query = useQuery(listOf(call, input));
  const tree = query.data ?? none;
  const searched = isFiltered(call, address, beginning);
  const { opened, set, toggle } = useOpened(screen);
  const lines = useMemo(() => linesOf<R>(tree, (id) => searched || opened.has(id)), [tree, searched, opened]);
  const all = useMemo(() => openable<R>(tree), [tree]);

  return {
    scene: { address, chosen: useSelection(0, '', nobody) },
    start: beginning,
    lines,
    searched,
    toggle: searched ? () => {} : toggle,
    isAllOpen: all.length > 0 && all.every((id) => opened.has(id)),
    openAll: () => set(all),
    closeAll: () => set(none),
    hasData: query.data !== undefined,
    error: query.error,
    isOld: query.isPlaceholderData,
    isAsking: query.isFetching,
    again: () => void query.refetch(),
  };
}
