import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { listOf, queryOf } from '../wire/index.ts';
import { inputOf, useAddress } from '../scene/address.ts';
import { type ListAnswer, pageIn } from './listed.ts';
import { useLastPage } from './use-last-page.ts';
import { MOST_CHOSEN, useSelection } from '../scene/selection.ts';

const BIG_PAGE = 1000;

interface ListQuery<I, R> {
  call: Call<I, ListAnswer<R>>;
  start: Partial<I>;
  keyOf: (row: R) => number;
  /** The address is about to ask for something else. */
  isWaiting: boolean;
}

/** The rows of a list at its address, and which of them are chosen. */
export function useList<I extends object, R extends object>({ call, start, keyOf, isWaiting }: ListQuery<I, R>) {
  const address = useAddress(start);
  const client = useQueryClient();
  const input = inputOf(call, address, start);
  const query = useQuery({ ...listOf(call, input), enabled: !isWaiting });
  const data = query.data && pageIn(query.data);

  const at = (page: number, limit: number) =>
    inputOf(
      call,
      { get: (name) => (name === 'page' ? String(page) : name === 'limit' ? String(limit) : address.get(name)) },
      start,
    );
  const fetchAll = async () => {
    const most = data?.capped ? MOST_CHOSEN : Math.min(data?.total ?? 0, MOST_CHOSEN);
    const pages = Math.ceil(most / BIG_PAGE);
    const found = await Promise.all(
      Array.from({ length: pages }, (_, index) => client.fetchQuery(queryOf(call, at(index + 1, BIG_PAGE)))),
    );
    return found.flatMap((answer) => pageIn(answer).list.map(keyOf));
  };
  const chosen = useSelection(data?.total ?? 0, JSON.stringify(at(1, 1)), fetchAll, data?.capped);

  useLastPage(query.isPlaceholderData ? undefined : data, address);

  return {
    address,
    chosen,
    data,
    error: query.error,
    isOld: query.isPlaceholderData,
    isAsking: query.isFetching,
    again: () => void query.refetch(),
  };
}
