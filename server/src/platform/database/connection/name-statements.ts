import { LRUCache } from 'lru-cache';
import type { Query } from 'drizzle-orm';

/** Each connection keeps a parsed statement and its plan for every name. */
const NAMES = 300;
/** Statements seen less often than this are not worth a name. */
const SEEN = 3;
/** Longest statement that gets a name; longer ones are built for one occasion. */
const LONGEST = 8000;

/** Codes of: a plan whose tables have changed; a name that is unknown, or in use. The last two come from pools that share connections. */
const STALE = new Set(['0A000', '26000', '42P05']);

export const isStaleName = (code: string): boolean => STALE.has(code);

export type Names = ReturnType<typeof openNames>;

/**
 * Names for the statements of write transactions, by their text: PostgreSQL parses and plans a named statement once per
 * connection. The first statements that come again get one; when all names are given away, the others go without.
 */
export function openNames() {
  let era = 0;
  const names = new Map<string, string>();
  const seen = new LRUCache<string, number>({ max: 1000 });

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMES || text.length > LONGEST) return known;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < SEEN) return undefined;
    seen.delete(text);
    const name = `write_${era}_${names.size}`;
    names.set(text, name);
    return name;
  }

  /** A name that was written by hand. */
  const given = (name: string | undefined) => (name && era > 0 ? `${name}_${era}` : name);

  return {
    /** Name of a statement; those without parameters need no plan. */
    nameFor: ({ sql, params }: Query, handwritten: string | undefined): string | undefined =>
      given(handwritten) ?? (params.length > 0 ? nameOf(sql) : undefined),
    /** Counts how often names were renewed; what was prepared before is of no use. */
    get era(): number {
      return era;
    },
    /** Forgets all names; the next ones are others. */
    renew(): void {
      era += 1;
      names.clear();
    },
  };
}
