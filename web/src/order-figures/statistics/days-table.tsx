import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { Empty, Failing } from '#web/ui/list-parts/list-states.tsx';
import { inlineErrors, run } from '#web/ui/wire/index.ts';
import { amountText } from '#web/orders/order/index.ts';

const DAYS = 10;

/** Asks for more as soon as the end of the table comes near. */
function More({ onNear, isAsking, isFailed }: { onNear: () => void; isAsking: boolean; isFailed: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), { rootMargin: '0px 0px 15% 0px' });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [onNear]);
  return (
    <div ref={end}>
      <Button block type="text" loading={isAsking} onClick={onNear}>
        {isAsking ? '正在加载中' : isFailed ? '没有读到，点此重试' : '加载更多'}
      </Button>
    </div>
  );
}

/** Sales day by day, the newest first. */
export function DaysTable({ dateLimit }: { dateLimit?: string }) {
  const call = phoneStatisticsCalls.figuresByDay;
  const period = dateLimit === undefined ? {} : { dateLimit };
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: [call.noun, call.verb, period],
    queryFn: ({ pageParam }) => run(call, { ...period, page: pageParam, limit: DAYS }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < DAYS ? undefined : pages.length + 1),
    ...inlineErrors,
  });
  if (error && !data) return <Failing error={error} again={() => void refetch()} />;
  const days = data?.pages.flat();
  if (days?.length === 0) return <Empty says="这段时间还没有成交" />;
  return (
    <section className="phone-sheet phone-days" aria-label="详细数据" aria-busy={!days}>
      <h2>详细数据</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">订单数</th>
            <th scope="col">成交额</th>
          </tr>
        </thead>
        <tbody>
          {days?.map(({ time, count, price }) => (
            <tr key={time}>
              <td>{time}</td>
              <td className="figure">{count}</td>
              <td className="figure">{price === null ? '–' : amountText(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && <More onNear={() => void fetchNextPage()} isAsking={isFetchingNextPage} isFailed={error !== null} />}
    </section>
  );
}
