/** Code of an act that its actor may not decide alone: a form offers to submit it to somebody else. */
export const NEEDS_SECOND = 428;

/** Codes of the envelope; HTTP stays 200. 409 and 428 are ours: the record changed under the form, and a second person is needed. */
export type RefusalCode = 400 | 401 | 403 | 404 | 409 | typeof NEEDS_SECOND | 500;

/** An expected "no", shown to the person as it stands. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  readonly id: string;
  readonly code: RefusalCode;
  readonly data: unknown;

  constructor(id: string, code: RefusalCode, message: string, data: unknown = null) {
    super(message);
    this.id = id;
    this.code = code;
    this.data = data;
  }
}

interface RefusalTerms {
  /** 500 unless the wire or the entry says otherwise. */
  code?: RefusalCode;
  /** The database constraints whose violation means this refusal. */
  onConstraint?: string | readonly string[];
  says: (params: never) => string;
}

/** An entry whose parameters are passed on unchecked. */
interface UntypedEntry extends Omit<RefusalTerms, 'says'> {
  says(params?: unknown): string;
}
type Kinds<E extends Record<string, RefusalTerms>> = { [K in keyof E]: RefusalKind<Parameters<E[K]['says']>> };

export interface RefusalKind<Params extends readonly unknown[] = readonly never[]> {
  (...params: Params): Refusal;
  readonly id: string;
  readonly constraints: readonly string[];
}

const catalogue = new Map<string, RefusalKind>();

/** Declares the refusals of a noun: `throw no.SOLD_OUT({ left: 3 })`. Parameters also travel as the envelope's data. */
export function refusals<const E extends Record<string, RefusalTerms>>(noun: string, entries: E): Kinds<E>;
export function refusals(noun: string, entries: Record<string, UntypedEntry>): Record<string, RefusalKind> {
  const kinds: Record<string, RefusalKind> = {};
  for (const [key, entry] of Object.entries(entries)) {
    const id = `${noun}.${key}`;
    const kind: RefusalKind = Object.assign(
      (params?: unknown) => new Refusal(id, entry.code ?? 500, entry.says(params), params ?? null),
      { id, constraints: [entry.onConstraint ?? []].flat() },
    );
    kinds[key] = kind;
    catalogue.set(id, kind);
  }
  return kinds;
}

/** Every refusal declared so far; sweeps hold it against the database's constraints. */
export const everyRefusal = (): readonly RefusalKind[] => [...catalogue.values()];
