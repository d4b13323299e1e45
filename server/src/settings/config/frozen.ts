/** Lists and plain objects that many share, so that nobody changes them. */
export function frozen<T>(value: T): T {
  const held = Object(value);
  if (Array.isArray(held) || Object.getPrototypeOf(held) === Object.prototype) {
    Object.values(held).forEach(frozen);
    Object.freeze(held);
  }
  return value;
}
