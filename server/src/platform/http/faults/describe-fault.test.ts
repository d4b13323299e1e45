import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeFault } from './describe-fault.ts';

const failed = () =>
  new DrizzleQueryError(
    'select $1',
    ['13911112222\n    at home'],
    Object.assign(new Error('too many clients'), { code: '53300' }),
  );

describe('the log entry of a failed statement', () => {
  it('names the statement and the cause, and none of the values', () => {
    const entry = describeFault(failed());

    expect(entry).toMatchObject({ code: '53300', message: 'Failed query: select $1 (too many clients)' });
    expect(JSON.stringify(entry)).not.toMatch(/13911112222|at home/);
  });

  it('still says where it happened', () => {
    expect(describeFault(failed()).stack).toContain('describe-fault.test.ts');
  });
});
