import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClonedDatabase, ask, cloneDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';
import { LISTENER } from './serving.ts';
import { type DatabaseShape, readMigrations, readShape } from './upgrade/shape.ts';

let shop: ClonedDatabase;
beforeEach(async () => {
  shop = await cloneDatabase();
});
afterEach(() => shop.drop());

/** The program after this one: a migration more. */
async function next(...statements: string[]): Promise<DatabaseShape> {
  const shape = await readShape();
  const sql = statements.join('\n--> statement-breakpoint\n');
  const added = { tag: '9999_next', when: Date.UTC(2099, 0), sql, hash: 'hash of the next' };
  return { ...shape, migrations: [...shape.migrations, added], mark: `${shape.mark}+` };
}

/** All functions and triggers there are. */
const installed = () =>
  ask(
    shop.url,
    `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
     union all select tgrelid::regclass || '.' || tgname from pg_trigger where not tgisinternal order by 1`,
  );

const columnsOf = (table: string) =>
  ask(shop.url, `select from pg_attribute where attrelid = to_regclass('${table}') and attnum > 0`);

describe('the first migration', () => {
  it('is the one that the first shops were made with', async () => {
    const [first] = await readMigrations();

    expect(first?.hash).toBe('4e60573b80b477e076b8e487e029179cdddea5eba3259a6b1cae0c0492db3bcb');
  });
});

describe('a database that is behind', () => {
  it('takes the migrations it lacks, once', async () => {
    const newer = await next('create table added (id integer)', 'insert into added values (1)');

    await Promise.all([migrate(shop.url, newer), migrate(shop.url, newer)]);
    await migrate(shop.url, newer);

    expect(await ask(shop.url, 'select id from added')).toEqual([{ id: 1 }]);
  });

  it('takes one that was drawn before another landed', async () => {
    const later = await next('create table added (id integer)');
    const earlier = {
      tag: '20990101000000_earlier',
      when: Date.UTC(2098, 0),
      sql: 'create table earlier (id integer)',
      hash: 'hash of the earlier',
    };

    await migrate(shop.url, later);
    await migrate(shop.url, {
      ...later,
      migrations: later.migrations.toSpliced(-1, 0, earlier),
      mark: `${later.mark}+`,
    });

    expect(await columnsOf('earlier')).toHaveLength(1);
  });

  it('switches the balance off by a 0 instead of a 2, in its settings and its forms', async () => {
    const seeded = await cloneDatabase({ seeded: true });
    const moved = (await readMigrations()).find(({ tag }) => tag.endsWith('switch_the_balance_off_by_zero'));
    const former = [
      `update form_temp set content = replace(content, '"value":"0","label":"关闭"', '"value":"2","label":"关闭"')`,
      `insert into config (name, title, form_id, value) values ('yue_pay_status', '余额支付', 80, '2')`,
    ];

    await migrate(seeded.url, await next(...former, ...(moved?.sql.split('--> statement-breakpoint') ?? [])));

    expect(await ask(seeded.url, `select value from config where name = 'yue_pay_status'`)).toEqual([{ value: '0' }]);
    const [form] = await ask(seeded.url, 'select content from form_temp where id = 80');
    expect(form?.['content']).toContain('[{"value":"1","label":"开启"},{"value":"0","label":"关闭"}]');
    await seeded.drop();
  });

  it.each([
    ['gets the tab of statistics, once, and hangs it below the other interfaces', '', [{ name: '统计', extra: '141' }]],
    [
      'keeps the tab that staff made for the same form',
      `update category set name = '代码', extra = '141' where url = 'sms'`,
      [{ name: '代码', extra: '141' }],
    ],
    [
      'does not get back a tab that staff took away',
      `with gone as (insert into change (at, actor_kind, actor_name, act) values (now(), 'admin', '小王', 'category.delete') returning id)
       insert into change_row (change_id, noun, row_id, before) select id, 'category', 1, '{"extra": "141"}' from gone`,
      [],
    ],
  ])('%s', async (_, former, tabs) => {
    const seeded = await cloneDatabase({ seeded: true });
    const moved = (await readMigrations()).find(({ tag }) => tag.endsWith('show_the_tab_of_statistics'))?.sql ?? '';
    const shape = await next(`delete from category where extra = '141'`, former || 'select 1', moved, moved);

    await migrate(seeded.url, shape);

    const below = `pid = (select id from category where url = 'third_party') and extra = '141'`;
    expect(await ask(seeded.url, `select name, extra from category where ${below}`)).toEqual(tabs);
    await seeded.drop();
  });

  it('stays as it was when a step fails, and serves the earlier version', async () => {
    const before = await installed();

    const failed = migrate(shop.url, await next('create table added (id integer)', 'select 1 / 0'));

    await expect(failed).rejects.toThrow('已全部撤回，原来的版本仍可使用');
    expect(await columnsOf('added')).toEqual([]);
    expect(await installed()).toEqual(before);
    await expect(migrate(shop.url)).resolves.toBeUndefined();
  });

  it('loses functions and triggers that are no longer installed, and keeps those of other programs', async () => {
    const before = await installed();
    await ask(
      shop.url,
      `create function close_change(gone bigint) returns boolean language sql return true;
       comment on function close_change(bigint) is 'signalbox';
       create function earlier() returns trigger language plpgsql as 'begin return null; end';
       comment on function earlier() is 'signalbox';
       create trigger earlier after update on brand execute function earlier()`,
    );
    await ask(shop.url, 'create function report() returns integer language sql return 1');

    await migrate(shop.url, await next('select 1'));

    expect(await installed()).toEqual(expect.arrayContaining(before));
    expect(await installed()).toHaveLength(before.length + 1);
  });

  it('waits for a process that still serves the earlier version', async () => {
    const serving = new pg.Client({ connectionString: shop.url, application_name: LISTENER });
    await serving.connect();
    let isDone = false;
    const upgraded = migrate(shop.url, await next('create table added (id integer)')).then(() => (isDone = true));
    await expect
      .poll(() => ask(shop.url, "select from pg_locks where locktype = 'advisory' and objid = 7451902"))
      .toHaveLength(1);

    expect(isDone).toBe(false);
    await serving.end();
    await upgraded;

    expect(await columnsOf('added')).toHaveLength(1);
  });
});

describe('a database that carries no label yet', () => {
  it('gets all that is installed anew', async () => {
    const before = await installed();
    await ask(
      shop.url,
      `create or replace function close_change(gone bigint) returns boolean language sql return true;
       comment on function tally_slot() is null;
       comment on table drizzle.__drizzle_migrations is null`,
    );

    await migrate(shop.url);

    expect(await installed()).toEqual(before);
  });
});

describe('a database that the program does not know', () => {
  it.each([
    ['is newer', "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)", '已由更新的版本使用过'],
    ['is from before the first release', "update drizzle.__drizzle_migrations set hash = 'redrawn'", '由正式发布之前的版本建立'],
  ])('is refused in one sentence and left alone when it %s', async (_, made, says) => {
    await ask(
      shop.url,
      `${made}; comment on table drizzle.__drizzle_migrations is 'another'; drop function close_change(bigint, bigint)`,
    );
    const before = await installed();

    await expect(migrate(shop.url)).rejects.toThrow(says);

    expect(await installed()).toEqual(before);
  });
});
