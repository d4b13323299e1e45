/** Movement as the former shop has it now. */
export interface TheirMovement {
  at: Date;
  kind: string;
  amount: number;
  linkId: string;
  mark: string;
  status?: number;
}

/** Row of a ledger here. */
export interface OurMovement extends TheirMovement {
  id: number;
  uid: number;
  actorName: string;
}

interface Matched<M> {
  /** Movements that are not here yet. */
  fresh: M[];
  /** Rows here, each with the movement that it came of. */
  pairs: { theirs: M; ours: OurMovement }[];
  /** Rows here whose movement is gone there. */
  lost: OurMovement[];
}

type KeyOf = (row: TheirMovement) => string | undefined;

/** Ways to tell that two are the same, the surest first: by document, by moment, and by what was written otherwise since it earns once. */
const KEYS: readonly KeyOf[] = [
  ({ kind, linkId, amount }) => (linkId === '0' ? undefined : `${kind} ${linkId} ${amount}`),
  ({ kind, at, amount }) => `${kind} ${at.getTime()} ${amount}`,
  ({ at, amount }) => `${at.getTime()} ${amount}`,
  ({ kind, linkId }) => (kind === 'gain' && linkId !== '0' ? linkId : undefined),
];

/** Finds the rows that movements came as before, each row being that of one movement. */
export function matchRows<M extends TheirMovement>(theirs: readonly M[], ours: readonly OurMovement[]): Matched<M> {
  const pairs: Matched<M>['pairs'] = [];
  let fresh = [...theirs];
  let left = [...ours];
  for (const keyOf of KEYS) {
    const places = Map.groupBy(left, keyOf);
    const taken = new Set<OurMovement>();
    fresh = fresh.filter((movement) => {
      const key = keyOf(movement);
      const row = key === undefined ? undefined : places.get(key)?.shift();
      if (!row) return true;
      taken.add(row);
      pairs.push({ theirs: movement, ours: row });
      return false;
    });
    left = left.filter((row) => !taken.has(row));
  }
  return { fresh, pairs, lost: left };
}
