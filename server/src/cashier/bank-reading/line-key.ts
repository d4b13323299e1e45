import { createHash } from 'node:crypto';
import { plainName } from './plain-name.ts';
import type { ReadLine } from './reading.ts';

type Unnamed = Omit<ReadLine, 'key'>;

const hashed = (parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Names the lines of a file. A line that stands twice, with one number and one balance, has the same name twice. */
export function openKeys(): (line: Unnamed) => string {
  /** Balances of lines with one number, and how many lines without a number are alike. */
  const balances = new Map<string, (number | null)[]>();
  const alike = new Map<string, number>();
  const bySerial = ({ serial, side, amount, balance }: Unnamed): string => {
    const name = hashed(['serial', serial, side, amount]);
    const seen = balances.get(name) ?? [];
    const at = balance === null ? 0 : seen.indexOf(balance);
    if (at < 0 || seen.length === 0) balances.set(name, [...seen, balance]);
    const ordinal = at < 0 ? seen.length : at;
    return ordinal === 0 ? name : hashed([name, ordinal]);
  };
  const byContent = ({ bookedAt, side, amount, balance, name, account, summary }: Unnamed): string => {
    const content = hashed(['content', bookedAt.getTime(), side, amount, balance, plainName(name), account, summary]);
    const ordinal = alike.get(content) ?? 0;
    alike.set(content, ordinal + 1);
    return ordinal === 0 ? content : hashed([content, ordinal]);
  };
  return (line) => (line.serial === '' ? byContent(line) : bySerial(line));
}
