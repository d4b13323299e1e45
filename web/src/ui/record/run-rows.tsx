import { useQuery } from '@tanstack/react-query';
import { Pagination, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { Empty, Failing } from '../list-parts/list-states.tsx';
import { listOf } from '../wire/index.ts';

interface Props<I extends object, R> {
  call: Call<I, { list: R[]; total: number }>;
  /** Page and limit with what else the rows are asked by. */
  input: I & { page: number; limit: number };
  onPage: (page: number) => void;
  className?: string;
  label?: string;
  /** Said where no row is left. */
  none: string;
  row: (row: R) => ReactNode;
}

/** Rows of a run with their outcome, page by page; each is an `li`. */
export function RunRows<I extends object, R>({ call, input, onPage, className = '', label, none, row }: Props<I, R>) {
  const { data, error, refetch, isPlaceholderData } = useQuery(listOf(call, input));
  return (
    <>
      {error && <Failing error={error} again={() => void refetch()} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 3 }} />}
      {data?.list.length === 0 && <Empty says={none} />}
      {data && data.list.length > 0 && (
        <ul className={isPlaceholderData ? `${className} list-old` : className} aria-label={label} aria-busy={isPlaceholderData}>
          {data.list.map(row)}
        </ul>
      )}
      <Pagination
        simple
        size="small"
        current={input.page}
        pageSize={input.limit}
        total={data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={onPage}
      />
    </>
  );
}
