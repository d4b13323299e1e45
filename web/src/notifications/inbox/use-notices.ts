import { useInfiniteQuery } from '@tanstack/react-query';
import type { NoticeKind } from '#contract/notifications/event-terms.ts';
import { type Notice, noticeCalls } from '#contract/notifications/notices.ts';
import { run } from '#web/ui/index.ts';

const PAGE = 20;

/** Notices that are shown: those of a state, of one kind or of all. */
export interface Shown {
  state: Notice['state'];
  kind?: NoticeKind | undefined;
}

/** The person's notices, but for those of which a count tells; the newest first, page after page. */
export const useNotices = ({ state, kind }: Shown) =>
  useInfiniteQuery({
    queryKey: [noticeCalls.list.noun, noticeCalls.list.verb, state, kind],
    queryFn: ({ pageParam, signal }) => {
      const page = { brief: true, state, limit: PAGE, ...(kind && { kind }), ...(pageParam && { before: pageParam }) };
      return run(noticeCalls.list, page, { signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    meta: { isErrorInline: true },
  });
