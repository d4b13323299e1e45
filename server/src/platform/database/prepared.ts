import type { Db } from './connect.ts';

/**
 * A query built once per database and shape, then only run: building SQL for every call costs more than sending it.
 * `shape` names everything that changes the SQL's text; the values come as placeholders. In a transaction it is built
 * again, because what is kept belongs to one connection pool.
 */
export function prepared<S extends string, Q>(name: string, build: (db: Db, shape: S, statement: string) => Q) {
  const kept = new WeakMap<Db, Map<S, Q>>();
  return (db: Db, shape: S): Q => {
    const shapes = kept.get(db) ?? new Map<S, Q>();
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const built = build(db, shape, `${name}_${shape}`);
    kept.set(db, shapes.set(shape, built));
    return built;
  };
}
