import { useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { countText } from '../cells/yuan.tsx';
import { inlineErrors, queryOf, run } from '../wire/index.ts';
import { inputOf } from '../scene/address.ts';

/** An answer that says how many rows there are, or holds all of them. */
type ViewTotal = { total: number; capped?: boolean | undefined } | readonly unknown[];

interface Counting {
  queryKey: readonly unknown[];
  queryFn: (asked: { signal: AbortSignal }) => Promise<ViewTotal>;
}

/** Question to the list: how many rows a query finds. */
export type CountOf = (query: string) => Counting;

/** The list's own count, under the list's own name, so that a change of its rows outdates it as well. */
export function countIn<I extends object>(call: Call<I, ViewTotal>, query: string, start: Partial<I>): Counting {
  const params = new URLSearchParams(query);
  params.set('page', '1');
  params.set('limit', '1');
  const input = inputOf(call, { get: (name) => params.get(name) ?? String(Reflect.get(start, name) ?? '') }, start);
  const { queryKey } = queryOf(call, input);
  return { queryKey, queryFn: ({ signal }) => run(call, input, { signal }) };
}

const textOf = (counted: ViewTotal): string =>
  'total' in counted ? `${countText(counted.total)}${counted.capped ? '+' : ''}` : countText(counted.length);

/** Number of rows that a view finds now. */
export function ViewCount({ counting }: { counting: Counting }) {
  const { data } = useQuery({ ...counting, ...inlineErrors });
  return data ? <span className="view-count">{textOf(data)}</span> : null;
}
