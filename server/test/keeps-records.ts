import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import type { Shop } from './shop.ts';

type Body = Record<string, unknown>;
type Calls = Record<'list' | 'info' | 'save' | 'update' | 'delete', AnyCall>;

interface Records {
  /** What a form sends, as it travels; all of it is told again. The name is unique. */
  valid: (name: string) => Body;
  /** What is wrong, how it differs from what is valid, and what is said. */
  invalid: readonly (readonly [wrong: string, change: Body, says: string])[];
  taken: string;
}

interface Listed {
  id: number;
}

let made = 0;
const freshName = () => {
  made += 1;
  return `名${made}`;
};

/** What holds for every dictionary of the shop: named records that people keep in a dialog. */
export function itKeepsRecords(shop: Shop, calls: Calls, { valid, invalid, taken }: Records): void {
  const admin = shop.admin();
  const post = (call: AnyCall, body: Body) => admin.raw('POST', call.path, { body });
  const ask = (call: AnyCall, id: number) => admin.raw('GET', call.path.replace('{id}', String(id)));
  const list = async (limit = 100): Promise<Listed[]> =>
    Object((await admin.raw('GET', calls.list.path, { query: { page: 1, limit } })).data).list;
  const save = async (name = freshName()): Promise<number> => {
    expect(await post(calls.save, valid(name))).toEqual({ code: 200, message: '操作成功', data: null });
    return Math.max(...(await list()).map(({ id }) => id));
  };

  describe('a record', () => {
    it('is told as it was saved, in the list and alone', async () => {
      const name = freshName();
      const id = await save(name);

      expect(await list()).toContainEqual(expect.objectContaining({ id, ...valid(name) }));
      expect((await ask(calls.info, id)).data).toMatchObject(valid(name));
    });

    it('is another after it was changed, with the time of the change', async () => {
      const id = await save();
      const name = freshName();

      shop.clock.pass('1 minute');
      expect(await post(calls.update, { ...valid(name), id })).toMatchObject({ code: 200, data: null });

      const answer = Object((await ask(calls.info, id)).data);
      expect(answer).toMatchObject({ id, ...valid(name) });
      expect(answer.updateTime > answer.createTime).toBe(true);
    });

    it.each(invalid)('is refused with %s', async (_, change, message) => {
      const body = { ...valid(freshName()), ...change };

      expect(await post(calls.save, body)).toEqual({ code: 400, message, data: null });
      expect(await post(calls.update, { ...body, id: 1 })).toEqual({ code: 400, message, data: null });
    });

    it('that is not there can be neither read, changed nor deleted', async () => {
      const gone = { code: 404, message: '没有找到相关数据' };

      expect(await ask(calls.info, 999_999)).toMatchObject(gone);
      expect(await post(calls.update, { ...valid(freshName()), id: 999_999 })).toMatchObject(gone);
      expect(await ask(calls.delete, 999_999)).toMatchObject(gone);
    });
  });

  describe('a name', () => {
    it('is taken once, spaces aside, also when a record is changed', async () => {
      const [name, other] = [freshName(), freshName()];
      const id = await save(name);
      await save(other);

      expect(await post(calls.save, valid(` ${name} `))).toMatchObject({ code: 500, message: taken });
      expect(await post(calls.update, { ...valid(other), id })).toMatchObject({ code: 500, message: taken });
    });

    it('is taken once by two who save in the same moment', async () => {
      const name = freshName();

      const both = await Promise.all([1, 2].map(() => post(calls.save, valid(name))));

      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    });
  });

  describe('the list', () => {
    it('costs a fixed number of queries', async () => {
      await save();
      await save();
      const counted = (limit: number) => shop.countQueries(() => list(limit));
      await counted(1);

      expect(await counted(100)).toBe(await counted(1));
    });
  });
}
