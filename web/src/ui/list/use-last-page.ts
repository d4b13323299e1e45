import { useEffect } from 'react';
import type { Page } from '#contract/wire.ts';
import type { Address } from '../scene/address.ts';

/** Goes back to the last page once the page is gone: its last row was deleted. */
export function useLastPage(data: Pick<Page<unknown>, 'page' | 'totalPage' | 'list'> | undefined, address: Address): void {
  const isBeyond = data !== undefined && data.list.length === 0 && data.page > data.totalPage && data.totalPage > 0;
  const lastPage = data?.totalPage ?? 1;
  useEffect(() => {
    if (isBeyond) address.set({ page: String(lastPage) });
  }, [isBeyond, lastPage, address]);
}
