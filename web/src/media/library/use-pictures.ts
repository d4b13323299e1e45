import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { type Address, inputOf } from '#web/ui/scene/address.ts';
import { listOf } from '#web/ui/wire/index.ts';

export type LibraryPicture = Answer<typeof attachmentCalls.list>['list'][number];

export const kinds = { picture: 'jpg,jpeg,gif,png,bmp,PNG,JPG', video: 'video/mp4' } as const;
export type PictureKind = keyof typeof kinds;

const filters = ['name', 'unused', 'dateLimit'];

/** Filters that narrow the list; category and kind are its location and stay. */
export const setFilters = (address: Address) => filters.filter((name) => address.get(name) !== '');
export const clearFilters = (address: Address) => address.set(Object.fromEntries(filters.map((name) => [name, ''])));

export interface ChosenPictures {
  /** Pictures in the order they were chosen. */
  rows: readonly LibraryPicture[];
  /** Place among the chosen, counted from 1; 0 when it is not chosen. */
  positionOf: (picture: LibraryPicture) => number;
  toggle: (picture: LibraryPicture) => void;
  replace: (pictures: readonly LibraryPicture[]) => void;
  clear: () => void;
}

/** Choice on this page: turning it, or another category or kind, forgets the choice. */
function useChosen(at: string): ChosenPictures {
  const [state, setState] = useState<{ at: string; rows: readonly LibraryPicture[] }>({ at, rows: [] });
  const rows = state.at === at ? state.rows : [];
  const replace = (next: readonly LibraryPicture[]) => setState({ at, rows: next });
  const isIn = ({ attId }: LibraryPicture) => rows.some((row) => row.attId === attId);
  const toggle = (picture: LibraryPicture) =>
    replace(isIn(picture) ? rows.filter(({ attId }) => attId !== picture.attId) : [...rows, picture]);
  return {
    rows,
    positionOf: ({ attId }) => rows.findIndex((row) => row.attId === attId) + 1,
    toggle,
    replace,
    clear: () => replace([]),
  };
}

/** The pictures at an address, and which of them are chosen. */
export function usePictures(address: Address, start: object) {
  const input = inputOf(attachmentCalls.list, address, start);
  const { data, error, refetch, isPlaceholderData } = useQuery(listOf(attachmentCalls.list, input));
  const chosen = useChosen(JSON.stringify(input));

  const fresh = useRef(new Set<string>());
  useEffect(() => {
    const arrived = data?.list.filter(({ sattDir }) => fresh.current.delete(sattDir)) ?? [];
    if (arrived.length > 0) chosen.replace([...chosen.rows, ...arrived.toReversed()]);
  }, [data, chosen]);

  // The last picture of the last page is gone: its page no longer exists.
  const beyond = data && !isPlaceholderData && data.list.length === 0 && data.page > data.totalPage ? data.totalPage : 0;
  useEffect(() => {
    if (beyond > 0) address.set({ page: String(beyond) });
  }, [beyond, address]);

  return {
    data,
    error,
    isOld: isPlaceholderData,
    chosen,
    /** A picture that was just uploaded: it is chosen as soon as the list shows it. */
    expect: (url: string) => void fresh.current.add(url),
    again: () => void refetch(),
  };
}
