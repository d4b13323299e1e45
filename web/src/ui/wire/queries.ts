import { QueryCache, QueryClient, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { isWithinLimits } from './session.ts';
import { NetworkError } from './wire-error.ts';

const FRESH_MS = 30_000;

/** Query option: the component shows the error inline, so no notification appears. */
export const inlineErrors = { meta: { isErrorInline: true } };

/** Changes are pushed, so what was read stays good for a while; only a lost line is tried again. */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.['isErrorInline'] === true || report(error, 'read') }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (count, error) => error instanceof NetworkError && count < 1,
        retryDelay: 500,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Cache entries are named noun, verb, input: a change of the noun outdates them all. */
export const queryOf = <I extends object, O>(call: Call<I, O>, input: I) =>
  queryOptions({ queryKey: [call.noun, call.verb, input] as const, queryFn: ({ signal }) => run(call, input, { signal }) });

/** The rows there are stay until the new ones arrive. */
export const listOf = <I extends object, O>(call: Call<I, O>, input: I) => ({
  ...queryOf(call, input),
  placeholderData: keepPreviousData,
  ...inlineErrors,
});

interface QueryOptions {
  enabled?: boolean;
  /** True for answers that nobody else changes, good until the page closes. */
  lasting?: boolean;
  /** The component that asks shows the failure itself: no note besides. */
  saysItself?: boolean;
}

export const useCall = <I extends object, O>(
  call: Call<I, O>,
  input: I,
  { enabled = true, lasting = false, saysItself = false }: QueryOptions = {},
) =>
  useQuery({
    ...queryOf(call, input),
    // A limit of the person closes some questions, which are not asked.
    enabled: enabled && isWithinLimits(call),
    ...(lasting ? { staleTime: Number.POSITIVE_INFINITY } : {}),
    ...(saysItself ? inlineErrors : {}),
  });
