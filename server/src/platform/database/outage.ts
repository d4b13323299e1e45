/**
 * `lost`: the connection broke, or PostgreSQL is starting or stopping. `full`: the disk of the database or of the files is. `late`: a statement
 * took longer than any should.
 */
export type Outage = 'lost' | 'full' | 'late';

const LOST = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // A primary that became a replica; a transaction that rested for too long.
  '25006',
  '25P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
const CANCELLED = '57014';
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** node-postgres gives these no code. */
const LOST_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|timeout expired)/;

function outageHere(error: Error): Outage | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.has(code)) return 'full';
  if (code === CANCELLED) return 'late';
  // A socket file that is gone says ENOENT, as any file does.
  const isSocket = 'syscall' in error && error.syscall === 'connect';
  return LOST.has(code) || isSocket || LOST_WORDS.test(error.message) ? 'lost' : undefined;
}

/** Errors of the database's state, not of what was asked, however deep they were thrown. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  return outageHere(error) ?? outageOf(error.cause);
}
