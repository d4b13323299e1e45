import { codeOf } from './write.ts';

/** PostgreSQL says so to each statement that comes after one that failed. */
const ALREADY_FAILED = '25P02';

/**
 * Statements of one transaction, sent without waiting for each other's answers. When some fail, the error that broke the
 * transaction is thrown, once all are answered.
 */
export async function together<T extends readonly unknown[]>(
  ...statements: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  // A statement of drizzle runs each time it is waited for, so it is made a promise once.
  const running = statements.map((statement) => Promise.resolve(statement));
  const settled = await Promise.allSettled(running);
  const errors = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (errors.length > 0) throw errors.find((error) => codeOf(error) !== ALREADY_FAILED) ?? errors[0];
  return (await Promise.all(running)) as { -readonly [K in keyof T]: Awaited<T[K]> };
}
