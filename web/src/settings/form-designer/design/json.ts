export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value at the end of a path of names; undefined where the path ends before. */
export const valueAt = (value: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((inside, name) => (isJson(inside) && Object.hasOwn(inside, name) ? inside[name] : undefined), value);

/** An object at the end of a way of names; an empty one where there is none. */
export const jsonAt = (value: unknown, at: readonly string[]): Json => {
  const found = valueAt(value, at);
  return isJson(found) ? found : {};
};

/** A copy with another value at the end of the way; undefined takes the last name away. Everything beside the way stays. */
export function withValue(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const own = isJson(value) ? value : {};
  const changed = withValue(Object.hasOwn(own, name) ? own[name] : undefined, rest, next);
  if (changed !== undefined) return { ...own, [name]: changed };
  return Object.fromEntries(Object.entries(own).filter(([other]) => other !== name));
}
