import type { z } from 'zod';
import type { DeclaredScope } from './data-scope.ts';
import { SECOND } from './durations.ts';
import { recordRefusals } from './record.ts';
import type { RefusalKind } from './refusal.ts';

/** `public`: no session; `session`: any signed-in administrator; `storefront`: a signed call with an API key. */
export type Permission = 'public' | 'session' | 'storefront' | `admin:${string}`;

type Fields = z.ZodObject | undefined;
type Decoded<F extends Fields> = F extends z.ZodObject ? z.output<F> : object;
type Flat<T> = { [K in keyof T]: T[K] };

/** Input of a call: path, query and body in one object, decoded. */
type InputOf<P extends Fields, Q extends Fields, B extends Fields, F> = Flat<
  Decoded<P> & Decoded<Q> & Decoded<B> & (F extends string ? { file: File } : object)
>;

/** Time in which a change can be undone, and the words of its banner. */
export interface Undo {
  says: string;
  /** Length of the window in ms. */
  for: number;
}

const UNDO_WINDOW_MS = 30 * SECOND;

interface Policy<R extends z.ZodType> {
  permission: Permission;
  /** Further permissions, any of which opens the call as well. */
  orAnyOf?: readonly Permission[];
  returns: R;
  /** Envelope message on success; 操作成功 unless the wire says otherwise. */
  says?: string;
  /** The job that it starts, by the act that the change log has of it. */
  starts?: string;
  /** The person may take it back, within 30 s unless it says for how long: the text of the undo banner. */
  undo?: string | Undo;
  /** The refusals a caller should be ready for, besides invalid input. */
  refuses?: readonly RefusalKind[];
  /** Open to a person whose first password or two-step sign-in is still due; all other calls answer 403 until then. */
  beforeDuties?: true;
  /** Open to a person who looks as another and may write nothing else. */
  whileImpersonating?: true;
  /** Changes something and is open to storefronts while a shop that moved in is not open yet; all other changes of theirs wait until it is. */
  whileAsleep?: true;
  /** Open also in the shop of a moment, which else is only looked at: the steps of signing in. */
  whilePast?: true;
  /**
   * Records that the call cuts down to what a limit leaves, so that it is open also to whoever has a limit that is known for them
   * (`data-scope.ts`); `none` where it tells nothing that a limit keeps back. Without it the call is closed to people with a limit, unless
   * its whole noun is open; `closed` closes a call of such a noun.
   */
  dataScope?: DeclaredScope;
  /**
   * Field of the body that names whom the call changes: without the right it is open to that person alone, and the verb limits what
   * of the own record changes.
   */
  ownBy?: string;
  /** Largest body in bytes, where the limit that holds for every call is too small. */
  maxBody?: number;
  /**
   * The record that its form is opened with, as it is answered. A client that sends the fields it was opened with, under `opened` of the
   * body, is refused where somebody has changed one of them meanwhile; one that does not saves unasked.
   */
  edits?: z.ZodType<object>;
  /**
   * Fields of the input that our answer repeats, by which a union is told apart. Other servers leave them out: the client puts
   * in what was asked.
   */
  echoes?: readonly string[];
  /** Line for the OpenAPI page. */
  about?: string;
}

interface CallSchemas<P extends Fields, Q extends Fields, B extends Fields, F extends string | undefined> {
  params?: P;
  query?: Q;
  body?: B;
  /** Name of the multipart part that carries a file; both sides find it in the input as `file`. */
  file?: F;
}

export interface Call<I = unknown, O = unknown>
  extends Omit<Policy<z.ZodType<O>>, 'undo'>, CallSchemas<Fields, Fields, Fields, string | undefined> {
  readonly undo?: Undo;
  readonly method: 'GET' | 'POST';
  /** Below `/api`, in the wire's notation: `/admin/store/product/info/{id}`. */
  readonly path: string;
  /** Noun (the main table) and verb; names change records, cache keys and metrics. */
  readonly noun: string;
  readonly verb: string;
  /** Never set: carries the input type, so that a wrong input is a type error. */
  readonly input?: (input: I) => void;
}

/** Any call, where only its declaration matters: an input is contravariant, so `never` admits them all. */
export type AnyCall = Call<never, unknown>;
export type Input<C> = C extends Call<infer I, unknown> ? I : never;
export type Answer<C> = C extends Call<never, infer O> ? O : never;

type Draft<I, O> = Omit<Call<I, O>, 'noun' | 'verb'>;

function draft(method: 'GET' | 'POST') {
  function drafted<
    R extends z.ZodType,
    P extends Fields = undefined,
    Q extends Fields = undefined,
    B extends Fields = undefined,
    F extends string | undefined = undefined,
  >(path: string, policy: Policy<R> & CallSchemas<P, Q, B, F>): Draft<InputOf<P, Q, B, F>, z.output<R>>;
  function drafted(
    path: string,
    { undo, ...policy }: Policy<z.ZodType> & CallSchemas<Fields, Fields, Fields, string | undefined>,
  ): Draft<never, unknown> {
    const undoing = typeof undo === 'string' ? { says: undo, for: UNDO_WINDOW_MS } : undo;
    const refuses = policy.edits ? [...(policy.refuses ?? []), recordRefusals.CHANGED] : policy.refuses;
    return { ...policy, ...(refuses && { refuses }), ...(undoing && { undo: undoing }), method, path };
  }
  return drafted;
}

export const get = draft('GET');
export const post = draft('POST');

type Drafts = Record<string, Draft<never, unknown>>;
type CallsOf<D extends Drafts> = { [K in keyof D]: D[K] extends Draft<infer I, infer O> ? Call<I, O> : never };

const declared: AnyCall[] = [];

/** Declares the calls of a noun. Paths are relative to `base`. */
export function calls<const D extends Drafts>(noun: string, base: string, drafts: D): CallsOf<D>;
export function calls(noun: string, base: string, drafts: Drafts): Record<string, AnyCall> {
  const named = Object.entries(drafts).map(([verb, call]) => [verb, { ...call, path: base + call.path, noun, verb }] as const);
  declared.push(...named.map(([, call]) => call));
  return Object.fromEntries(named);
}

/** Every call declared by the modules loaded so far; `contract/src/index.ts` loads them all. */
export const everyCall = (): readonly AnyCall[] => declared;
