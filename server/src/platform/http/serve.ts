import type { Answer, AnyCall, Call, Input } from '#contract/call.ts';
import type { Written } from './answers/json-writer.ts';
import type { Actor } from '../actor.ts';
import type { Db } from '../database/connect.ts';
import type { BrowserCookies } from './answers/browser-cookies.ts';
import type { From, Write } from '../write/write.ts';

/** Context of a read besides its input. */
export interface CallContext {
  actor: Actor;
  now: Date;
  from: From;
  cookies: BrowserCookies;
  /** Names the change in the answer, for a call that writes by itself; a bound write has it named. */
  nameChange?: (changeId: number | undefined) => void;
  /** Puts the words of another server into the envelope, in place of the call's own message. */
  say: (message: string) => void;
}

type ReadFn<I, O> = (db: Db, input: I, asked: CallContext) => O | Promise<O>;
type WriteFn<I, O> = (write: Write, input: I) => O | Promise<O>;
/** Id of the one thing that many may want at once; none where nobody queues. */
type CrowdAt<I> = (input: I) => number | undefined;
/** Record of a form as its client opens it. */
export type RecordFn<I = never> = (
  db: Db,
  /** Its id, the fields that the form was opened with, and what it sends. */
  of: { id: number; names: readonly string[]; input: I },
  by: Pick<CallContext, 'actor' | 'now'>,
) => object | null | Promise<object | null>;
type HandleFn<I, O> = (input: I, asked: CallContext) => O | Promise<O>;

export type Binding<I, O> =
  // `answers` is never set: it carries the type of the answer, of which rows may be JSON already.
  | { kind: 'read'; run: ReadFn<I, unknown>; readonly answers?: O }
  | {
      kind: 'write';
      run: WriteFn<I, O>;
      crowdAt?: CrowdAt<I> | undefined;
      first?: undefined;
      record?: RecordFn<I>;
      isOnly?: true;
    }
  | {
      kind: 'write';
      run: WriteFn<never, O>;
      crowdAt?: undefined;
      first: HandleFn<I, unknown>;
      record?: RecordFn<I> | undefined;
      isOnly?: undefined;
    }
  | { kind: 'handle'; run: HandleFn<I, O>; readonly isAsking?: true };

type UnwrittenRow<R> = { [K in keyof R]: R[K] extends Written<infer T>[] ? T[] : R[K] };
type Unwritten<A> =
  A extends Written<infer T>
    ? T
    : A extends { list: Written<infer L> }
      ? Omit<A, 'list'> & { list: L }
      : A extends { list: { list: unknown } }
        ? Omit<A, 'list'> & { list: Unwritten<A['list']> }
        : A extends { list: (infer R)[] }
          ? Omit<A, 'list'> & { list: UnwrittenRow<R>[] }
          : A;

/** A query answers the call; it cannot write. */
export const read = <I, A>(run: ReadFn<I, A>): Binding<I, Unwritten<A>> => ({ kind: 'read', run });

/** A verb answers the call, inside the write path. A GET that changes data is bound like this as well; few at a time pass to one `crowdAt`. */
export const write = <I, O>(run: WriteFn<I, O>, crowdAt?: CrowdAt<I>): Binding<I, O> => ({ kind: 'write', run, crowdAt });

/** The verb of a form, which saves over nobody: the record is what its client was opened with, of a call that `edits` it. */
export const edit = <I, O>(run: WriteFn<I, O>, record: RecordFn<I>): Binding<I, O> => ({
  kind: 'write',
  run,
  record,
});

/** Like `edit`, where there is one record: its forms wait for each other, whatever id they name. */
export const editOnly = <I, O>(run: WriteFn<I, O>, record: RecordFn<I>): Binding<I, O> => ({
  kind: 'write',
  run,
  record,
  isOnly: true,
});

/** Step before a verb, which answers the input that it was asked with. */
export type FirstStep<I> = (input: I, asked: CallContext) => Promise<I>;

/** A verb for which something is found out first, here or at another server: no transaction waits for the answer, which is its input. */
export const writeAfter = <I, P, O>(first: HandleFn<I, P>, run: WriteFn<P, O>, record?: RecordFn<I>): Binding<I, O> => ({
  kind: 'write',
  run,
  first,
  record,
});

/** Binds the few calls that hold no transaction while they work: sign-in, uploads, reading of sheets. */
export const handle = <I, O>(run: HandleFn<I, O>): Binding<I, O> => ({ kind: 'handle', run });

/** A handled call that only asks, ourselves or another server, and changes nothing. */
export const ask = <I, O>(run: HandleFn<I, O>): Binding<I, O> => ({ kind: 'handle', run, isAsking: true });

export const changesNothing = (binding: Binding<never, unknown>): boolean =>
  binding.kind === 'read' || (binding.kind === 'handle' && binding.isAsking === true);

export interface Route {
  call: AnyCall;
  binding: Binding<never, unknown>;
}

export type Bindings<C extends Record<string, AnyCall>> = { [K in keyof C]: Binding<Input<C[K]>, Answer<C[K]>> };

/** Binds every call of a noun; one left out, or one that answers something else, does not compile. */
export function serve<C extends Record<string, Call<never, unknown>>>(calls: C, bindings: Bindings<C>): Route[] {
  return Object.entries(calls).map(([verb, call]) => {
    const binding = bindings[verb] as Binding<never, unknown>;
    if ((call.edits !== undefined) !== (binding.kind === 'write' && binding.record !== undefined))
      throw new Error(`${call.noun}.${verb}: a call that edits a record is bound with it`);
    return { call, binding };
  });
}
