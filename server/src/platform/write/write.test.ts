import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { category } from '#server/catalogue/product-references/tables.ts';
import { preparedText } from '#server/platform/database/prepared.ts';
import { openHub } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';
import { claimKey } from './claim.ts';
import { change, changeRow } from './tables.ts';
import type { Write } from './write.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const act = { name: 'test.write', actor: systemActor('测试') };
const write = <O>(verb: (context: Write) => Promise<O>, more: object = {}) => shop.app.write({ ...act, ...more }, verb);
const rename = (id: number, name: string) => (context: Write) =>
  context.tx.update(category).set({ name }).where(eq(category.id, id));
const nameOf = async (id: number) => (await shop.db.select().from(category).where(eq(category.id, id)))[0]?.name;
const rowsOf = (id = 0) => shop.db.select().from(changeRow).where(eq(changeRow.changeId, id)).orderBy(asc(changeRow.id));
const headOf = async (id = 0) => (await shop.db.select().from(change).where(eq(change.id, id)))[0];

describe('a write', () => {
  it('is recorded with who, when and what: before and after, and only what changed', async () => {
    const id = await catalogue.category({ name: '旧' });

    const { changeId } = await write(rename(id, '新'), {
      from: { address: '10.0.0.9', agent: '', requestNo: 'r-1' },
      undoableFor: 1000,
    });

    expect(await headOf(changeId)).toMatchObject({
      act: 'test.write',
      actorKind: 'system',
      actorName: '测试',
      address: '10.0.0.9',
      requestNo: 'r-1',
      undoneBy: null,
      touched: { category: [id] },
    });
    expect(await rowsOf(changeId)).toMatchObject([
      { noun: 'category', rowId: id, before: { name: '旧' }, after: { name: '新' } },
    ]);
  });

  it('that changes nothing is no change', async () => {
    const id = await catalogue.category({ name: '同名' });
    const before = await shop.db.$count(change);

    expect((await write(rename(id, '同名'))).changeId).toBeUndefined();
    expect((await write(async () => 7)).value).toBe(7);
    expect(await shop.db.$count(change)).toBe(before);
  });

  it('that fails leaves neither its rows nor its record', async () => {
    const id = await catalogue.category({ name: '不动' });
    const before = await shop.db.$count(change);

    const failing = write(async (context) => {
      await rename(id, '动了')(context);
      throw new Error('半路');
    });

    await expect(failing).rejects.toThrow('半路');
    expect([await nameOf(id), await shop.db.$count(change)]).toEqual(['不动', before]);
  });

  it('is tried again when the database asks for it, and three times at most', async () => {
    let tries = 0;
    const clash = Object.assign(new Error('deadlock'), { code: '40P01' });
    const failing = (until: number) =>
      write(async () => {
        tries += 1;
        if (tries <= until) throw new Error('failed query', { cause: clash });
        return tries;
      });

    expect((await failing(3)).value).toBe(4);
    tries = 0;
    await expect(failing(9)).rejects.toThrow('failed query');
    expect(tries).toBe(4);
  });

  it('is tried again when a table has other columns than its statements were planned for', async () => {
    const id = await catalogue.category();
    const alter = (change: string) =>
      shop.app.database.pool.query(`alter table category ${change} column motto${change === 'add' ? ' text' : ''}`);
    const byHand = preparedText('category_by_hand', () => sql`select * from category where id = ${sql.placeholder('id')}`);
    const read = async () => (await write(({ tx }) => tx.execute(sql`select * from category where id = ${id}`))).value.rows;
    const readByHand = async () => (await write(({ tx }) => byHand(tx, '', { id }))).value.rows;
    for (const _ of [1, 2, 3, 4]) {
      await read();
      await readByHand();
    }

    await alter('add');
    onTestFinished(() => void alter('drop'));

    expect(await read()).toMatchObject([{ id, motto: null }]);
    expect(await readByHand()).toMatchObject([{ id, motto: null }]);
  });

  it('leaves no more names of statements to a connection than are bounded', async () => {
    const count = sql`select count(*)::int as n from pg_prepared_statements where name like 'write_%'`;
    const { value } = await write(async ({ tx }) => {
      for (let each = 0; each < 400; each += 1) {
        for (const _ of [1, 2, 3]) await tx.execute(sql`select ${each}::int as ${sql.identifier(`c${each}`)}`);
      }
      return tx.execute(count);
    });

    expect(Number(value.rows[0]?.n)).toBeLessThanOrEqual(300);
  });

  it('of two that wait for each other has both done', async () => {
    const [one, other] = [await catalogue.category(), await catalogue.category()];
    const { promise: bothAreIn, resolve } = Promise.withResolvers<void>();
    let inside = 0;
    const both = (first: number, second: number, name: string) =>
      write(async (context) => {
        await rename(first, `${name}1`)(context);
        inside += 1;
        if (inside === 2) resolve();
        await bothAreIn;
        await rename(second, `${name}2`)(context);
      });

    await Promise.all([both(one, other, '甲'), both(other, one, '乙')]);

    expect([await nameOf(one), await nameOf(other)]).toContainEqual(expect.stringMatching(/^[甲乙]1$/));
  });

  it('may go on with a change in another transaction, and is one change still', async () => {
    const [one, other] = [await catalogue.category({ name: '一' }), await catalogue.category({ name: '二' })];

    const { changeId } = await write(rename(one, '一改'));
    const more = await write(rename(other, '二改'), { continues: changeId });

    expect(more.changeId).toBe(changeId);
    expect((await rowsOf(changeId)).map(({ rowId }) => rowId)).toEqual([one, other]);
  });

  it('does not go on with a change that was taken back', async () => {
    const id = await catalogue.category();
    const { changeId } = await write(rename(id, '先'));
    await write(({ tx }) => tx.execute(sql`update change set undone_by = id where id = ${changeId}`));

    await expect(write(rename(id, '后'), { continues: changeId })).rejects.toMatchObject({ code: 404 });
    expect(await nameOf(id)).toBe('先');
  });

  it('is told to every process once it is there, and not before', async () => {
    const id = await catalogue.category();
    const hub = await openHub(shop.url);
    const heard: unknown[] = [];
    hub.on((news) => heard.push(news));

    const { changeId } = await write(async (context) => {
      await rename(id, '说')(context);
      expect(heard).toEqual([]);
    });

    await expect
      .poll(() => heard)
      .toEqual([
        expect.objectContaining({ topic: 'change', id: changeId, act: 'test.write', actor: '测试', tables: { category: [id] } }),
      ]);
    await hub.close();
  });
});

describe('a key of a request', () => {
  const claim = (key: string, body: unknown, answer = { n: 1 }) => write((context) => claimKey(context, key, body, answer));

  it('is taken once, and answers what the first one kept', async () => {
    expect((await claim('k1', { a: 1 })).value).toEqual({ first: true });
    expect((await claim('k1', { a: 1 }, { n: 2 })).value).toEqual({ first: false, same: true, answer: { n: 1 } });
    expect((await claim('k1', { a: 2 })).value).toEqual({ first: false, same: false, answer: { n: 1 } });
  });

  it('is free again when its request failed', async () => {
    const failing = write(async (context) => {
      await claimKey(context, 'k2', {}, {});
      throw new Error('半路');
    });
    await expect(failing).rejects.toThrow('半路');

    expect((await claim('k2', {})).value).toEqual({ first: true });
  });

  it('is one request’s of many that come at once', async () => {
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim('k3', { a: 1 })));

    expect(claims.filter(({ value }) => value.first)).toHaveLength(1);
  });
});
