const UNIT = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

/** Size of a file as people say it. */
export function sizeOf(bytes: number): string {
  let [size, at] = [bytes / UNIT, 0];
  for (; size >= UNIT && at < UNITS.length - 1; at += 1) size /= UNIT;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${UNITS[at]}`;
}
