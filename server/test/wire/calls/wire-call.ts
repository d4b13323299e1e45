import { type WireType, all, paged } from '../types.ts';

/** Fields of an input by their types; one that may be left out has a type with `?`. */
export type WireInput = Readonly<Record<string, WireType>>;

/** Description of a call of the wire. A field that is named nowhere is not on the wire. */
export interface WireCall {
  readonly query?: WireInput;
  readonly body?: WireInput | readonly [WireType];
  /** Type of the answer, where it hangs on what was asked by that. */
  readonly data: WireType | ((asked: Readonly<Record<string, string>>) => WireType);
}

/** Calls by method and path, in the notation of the contract. */
export type WireCalls = Readonly<Record<string, WireCall>>;

/** A call that answers nothing. */
export const nothing = (input: Omit<WireCall, 'data'> = {}): WireCall => ({ ...input, data: 'null' });

/** A page of these rows. */
export const list = (row: WireType, query: WireInput = {}): WireCall => ({
  query: { ...all('int?', 'page limit'), ...query },
  data: paged(row),
});

/** A record that is asked for by its key. */
export const one = (record: WireType, key = 'id'): WireCall => ({ query: { [key]: 'int' }, data: record });

export const byId: WireInput = { id: 'int' };
