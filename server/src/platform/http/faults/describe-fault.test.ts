import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { describeFault, loggedPath } from './describe-fault.ts';

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

describe('the address of a request in the log', () => {
  it.each([
    ['has no query', '/api/admin/login', '/api/admin/login?pwd=1234', '/api/admin/login'],
    ['has no key of a file', '/files/excel/:secret/:name', '/files/excel/5f3a/products.xlsx', '/files/excel/:secret/:name'],
    ['has no link of an invitation', '*', '/invitation/JcnNWLZ_4WpDHVi3CGsXsg?a=b', '/invitation/:secret'],
    ['has no name of a file', '/files/*', '/files/export/7-5f3a.csv', '/files/*'],
  ])('%s', async (_rule, pattern, url, logged) => {
    const app = Fastify();
    app.get(pattern, async (request) => loggedPath(request));

    expect((await app.inject(url)).body).toBe(logged);
  });
});
