import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, cloneDatabase } from '../../../../test/database.ts';
import { reachDatabase } from './reach.ts';

const server = inject('databaseServer');
const suffix = randomBytes(4).toString('hex');
const [ASCII, GUEST] = [`ascii_${suffix}`, `guest_${suffix}`];
let own: Awaited<ReturnType<typeof cloneDatabase>>;

/** Address of a database of the test's server, by another account where one is named. */
function at(database: string, account?: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (account !== undefined) [url.username, url.password] = [account, 'guest'];
  return url.href;
}

beforeAll(async () => {
  own = await cloneDatabase();
  await ask(server, `create database ${ASCII} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`);
  await ask(server, `create role ${GUEST} login password 'guest'`);
});
afterAll(async () => {
  await own.drop();
  await ask(server, `drop database ${ASCII}`);
  await ask(server, `drop role ${GUEST}`);
});

describe('a database of the owner', () => {
  it('is taken when it keeps Chinese and belongs to the account', async () => {
    await expect(reachDatabase(own.url)).resolves.toBeUndefined();
  });

  it.each([
    ['keeps no Chinese', () => at(ASCII), '数据库的编码是 SQL_ASCII'],
    ['lets the account make no tables', () => at(new URL(own.url).pathname.slice(1), GUEST), '数据库账号没有建表的权限'],
    ['is not there', () => at(`none_${suffix}`), '没有这个数据库，请先创建'],
    ['is no PostgreSQL by its address', () => 'mysql://localhost/shop', 'DATABASE_URL 的写法不对'],
  ])('is refused in one sentence when it %s', async (_why, address, sentence) => {
    await expect(reachDatabase(address())).rejects.toThrow(sentence);
  });
});
