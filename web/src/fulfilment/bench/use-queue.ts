import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderTabs } from '#contract/orders/enums.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import type { OrderRow } from '#web/orders/order/index.ts';
import { isWireOnly, listOf, queryOf, useCall } from '#web/ui/wire/index.ts';
import { nextOf } from './queue.ts';

const ANY_KIND = 2;
const PAGE = 50;
/** Orders of incomplete teams that are shown, greyed. */
const TEAMS = 10;

const noRows: readonly OrderRow[] = [];

/** Orders that wait to be sent, all or the chosen ones, the longest wait first: a page of them. */
export function useQueue(ids: readonly number[]) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const chosen = ids.length > 0 ? { ids: [...ids] } : {};
  const inputAt = (at: number) =>
    ({ status: orderTabs.toSend, type: ANY_KIND, longest: true, page: at, limit: PAGE, ...chosen }) as const;
  const { data, error, refetch } = useQuery(listOf(orderCalls.list, inputAt(page)));
  const waiting = { status: orderTabs.teamWaiting, type: ANY_KIND, page: 1, limit: TEAMS, ...chosen } as const;
  // Other servers have both in one list.
  const teams = useCall(orderCalls.list, waiting, { enabled: !isWireOnly(), saysItself: true });

  return {
    page,
    setPage,
    pages: data?.totalPage ?? 1,
    rows: data?.list ?? noRows,
    total: data?.total ?? 0,
    teams: teams.data?.list ?? noRows,
    teamTotal: teams.data?.total ?? 0,
    isKnown: data !== undefined,
    error: data === undefined ? error : null,
    again: () => void refetch(),
    /** The next order to pack: on the page at hand, or else on the first page that has one. */
    find: async (gone: ReadonlySet<string>): Promise<OrderRow | undefined> => {
      const here = data && nextOf(data.list, gone);
      if (here) return here;
      for (let at = 1, last = 1; at <= last; at += 1) {
        const fresh = await client.fetchQuery({ ...queryOf(orderCalls.list, inputAt(at)), staleTime: 0 });
        const found = nextOf(fresh.list, gone);
        if (found) setPage(at);
        if (found) return found;
        last = fresh.totalPage;
      }
      return undefined;
    },
    /** The order of this number, whatever its situation. */
    byNumber: async (orderNo: string): Promise<OrderRow | undefined> => {
      const asked = { status: orderTabs.all, type: ANY_KIND, orderNo, page: 1, limit: 1 } as const;
      return (await client.fetchQuery({ ...queryOf(orderCalls.list, asked), staleTime: 0 })).list[0];
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
