/** Beginnings of our own names, behind which nobody else's variables stand. */
const PREFIXES = [
  'DATABASE_',
  'STORAGE_',
  'PAYMENTS_',
  'CORS_',
  'CHAT_ORIGIN',
  'METRICS_',
  'OUTGOING_',
  'UPGRADE_',
  'TRUST_',
  'ADMIN_PASS',
];

/** Kubernetes names each service of a cluster like this in every container: `DATABASE_SERVICE_HOST`, `DATABASE_PORT_5432_TCP_ADDR`. */
const OF_KUBERNETES = /_(SERVICE_(HOST|PORT(_\w+)?)|PORT(_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?)?)$/;

const LONG_NAME = 8;

/** Steps from one name to another: a letter more, less, another, or two that changed places. */
function stepsBetween(one: string, other: string): number {
  const rows = [...one, ''].map(() => Array.from({ length: other.length + 1 }, () => 0));
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 0; row <= one.length; row += 1)
    for (let column = 0; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (row > 1 && column > 1 && isSwapped) ways.push(at(row - 2, column - 2) + 1);
      const line = rows[row];
      if (line) line[column] = row === 0 && column === 0 ? 0 : Math.min(...ways);
    }
  return at(one.length, other.length);
}

/** The name that was meant, if it is one of ours that was mistyped: short names by one step, long ones by two. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  const written = name.toUpperCase();
  const near = known.filter((ours) => stepsBetween(written, ours) <= (ours.length < LONG_NAME ? 1 : 2));
  return near.toSorted((one, other) => stepsBetween(written, one) - stepsBetween(written, other))[0];
}

/**
 * Complaints about names that are nearly ours, or begin like ours and are not: a shop whose `DATABASE_URL` was mistyped would open an empty
 * database beside the real one.
 */
export function unknownNames(names: readonly string[], known: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name) || OF_KUBERNETES.test(name)) return [];
    const meant = meantBy(name, known);
    if (meant !== undefined) return [`没有 ${name} 这个变量，是否要写 ${meant}`];
    return PREFIXES.some((prefix) => name.startsWith(prefix)) ? [`没有 ${name} 这个变量，请删除或改名`] : [];
  });
}
