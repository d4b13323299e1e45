import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyCall, Call } from '#contract/call.ts';

/** State of a list: page and filters as text, under the names the wire gives them. */
export interface Address {
  get: (name: string) => string;
  /** Empty text clears. Anything but a page turn goes back to page one. */
  set: (changes: Record<string, string>) => void;
}

/** State kept in the URL, so that a reload, a shared link and a way back find the same list. */
export function useAddress(start: object): Address {
  const [params, setParams] = useSearchParams();
  // A navigation renders as a transition: a change made before that must still know of the one before it.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const set = useCallback(
    (changes: Record<string, string>) => {
      const after = new URLSearchParams(latest.current);
      if (!('page' in changes) && !('open' in changes)) after.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') after.delete(name);
        else after.set(name, value);
      }
      latest.current = after;
      setParams(after, { replace: !('open' in changes) });
    },
    [setParams],
  );
  return useMemo(
    () => ({ get: (name) => params.get(name) ?? String(Reflect.get(start, name) ?? ''), set }),
    [params, set, start],
  );
}

const fieldsOf = (call: AnyCall) => Object.entries({ ...call.query?.shape, ...call.body?.shape });

/** Reads a call's input from the address. What does not fit the schema (a link cut short) is left out. */
export function inputOf<I extends object>(call: Call<I, unknown>, { get }: Pick<Address, 'get'>, start: Partial<I> = {}): I {
  const input: Record<string, unknown> = { ...start };
  for (const [name, field] of fieldsOf(call)) {
    const read = field.safeParse(get(name) === '' ? undefined : get(name));
    if (read.success && read.data !== undefined && !(get(name) === '' && name in start)) input[name] = read.data;
  }
  return input as I;
}

/** A value that somebody set: not what the screen starts with. */
export const isSet = ({ get }: Pick<Address, 'get'>, start: object, name: string) =>
  get(name) !== '' && get(name) !== String(Reflect.get(start, name) ?? '');

/** Says which rows and how, not which of all. */
const NO_FILTERS = ['page', 'limit', 'order'];

/** A filter is set: not the page, the order, the tab, nor what the screen starts with. */
export const isFiltered = (call: AnyCall, address: Address, start: object, tab?: string) =>
  fieldsOf(call).some(([name]) => !NO_FILTERS.includes(name) && name !== tab && isSet(address, start, name));

/** A filter of a list is set that another call does not read. */
export const isNarrower = (list: AnyCall, call: AnyCall, address: Address) => {
  const read = fieldsOf(call).map(([name]) => name);
  return fieldsOf(list).some(([name]) => ![...NO_FILTERS, ...read].includes(name) && address.get(name) !== '');
};

/** The changes that clear every filter; tab and order stay. */
export const cleared = (call: AnyCall, tab?: string): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(call)
      .filter(([name]) => name !== 'limit' && name !== 'order' && name !== tab)
      .map(([name]) => [name, '']),
  );
