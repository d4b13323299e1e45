import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Call } from '#contract/call.ts';
import { inputOf, isFiltered, useAddress } from '../scene/address.ts';
import { useSelection } from '../scene/selection.ts';
import { inlineErrors, listOf, queryOf } from '../wire/index.ts';
import { type Hanging, type TreeLine, byId, linesOf, openable } from './tree-lines.ts';
import { useOpened } from './use-opened.ts';

const none: readonly never[] = [];
const nobody = () => Promise.resolve([]);
const nowhere = { get: () => '' };

interface TreeQuery<I, R, O> {
  call: Call<I, O>;
  hang: (answer: O) => readonly R[];
  start: Partial<I>;
  /** Input that no address changes. */
  fixed: Partial<I>;
  screen: string;
}

/** The tree at its address, and which of its nodes are open: all of them while it is searched. */
export function useTree<I extends object, R extends Hanging<R>, O>({ call, hang, start, fixed, screen }: TreeQuery<I, R, O>) {
  const beginning = useMemo(() => ({ ...start, ...fixed }), [start, fixed]);
  const address = useAddress(beginning);
  const input = { ...inputOf(call, address, beginning), ...fixed };
  const query = useQuery(listOf(call, input));
  const tree = useMemo(() => (query.data === undefined ? none : hang(query.data)), [query.data, hang]);
  const searched = isFiltered(call, address, beginning);
  // A search hides siblings; who moves a node must see them. Unsearched it is the same entry of the cache, with its options.
  const everything = { ...inputOf(call, nowhere, beginning), ...fixed };
  const whole = useQuery({ ...queryOf(call, everything), ...inlineErrors, enabled: searched });
  const { opened: ids, set, toggle } = useOpened(screen);
  const opened = useMemo(() => new Set(ids), [ids]);
  const lines = useMemo(() => linesOf<R>(tree, (id) => searched || opened.has(id)), [tree, searched, opened]);
  const every = useMemo(
    () => byId(linesOf<R>(whole.data === undefined ? none : hang(whole.data), () => true)),
    [whole.data, hang],
  );
  const all = useMemo(() => openable<R>(tree), [tree]);

  return {
    scene: { address, chosen: useSelection(0, '', nobody) },
    start: beginning,
    lines,
    /** Position of a node among all others; while a search waits for them, alone. */
    standing: (line: TreeLine<R>) =>
      searched ? (every.get(line.row.id) ?? { ...line, siblings: [line.row], position: 0 }) : line,
    searched,
    toggle: searched ? () => {} : toggle,
    hasBranches: all.length > 0,
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
