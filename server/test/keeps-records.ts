import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import type { Shop } from './shop.ts';

type Body = Record<string, unknown>;
type RecordCalls = Record<'list' | 'save' | 'delete', AnyCall> & Partial<Record<'info' | 'update', AnyCall>>;

interface Records {
  /** Values that a form sends, as they travel. The name is unique. */
  valid: (name: string) => Body;
  /** Fields of it that the list leaves out, or fills itself. */
  unlisted?: readonly string[];
  /** Defect, its difference from valid values, and its message. */
  invalid: readonly (readonly [wrong: string, change: Body, says: string])[];
  /** Message for a name that is taken; without it, names may repeat. */
  taken?: string;
  /** Message for a record that is not there. */
  gone?: Readonly<Record<'code' | 'message', unknown>>;
  /** Alone it is null then. */
  infoIsNull?: boolean;
  /** A form that says as little as it may, and what its record is then. */
  plain?: { says: (name: string) => Body; is: Body };
  /** Field by which the list is in order, the highest first; equals have the newest first. */
  placed?: string;
  /** Calls that switch a field of a record, which is on when it is valid. */
  switches?: Readonly<Record<string, AnyCall>>;
}

const GONE = { code: 404, message: '没有找到相关数据' };

interface ListedBody extends Body {
  id: number;
}

let made = 0;
const freshName = () => {
  made += 1;
  return `名${made}`;
};

/** The values where the call wants each of them: in its path, its query or its body. */
function requestOf({ path, query, body }: AnyCall, values: Body) {
  const inQuery = Object.keys(query?.shape ?? {});
  const pick = (names: readonly string[]) => Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    query: pick(inQuery),
    ...(body && { body: pick(Object.keys(values).filter((name) => !inQuery.includes(name))) }),
  };
}

/** Rules of every dictionary of the shop: named records that people keep in a dialog. */
export function itKeepsRecords(shop: Shop, calls: RecordCalls, records: Records): void {
  const { valid, unlisted = [], invalid, taken, gone = GONE, infoIsNull = false, placed, plain, switches = {} } = records;
  const admin = shop.admin();
  const send = (call: AnyCall, values: Body) => {
    const { path, ...request } = requestOf(call, values);
    return admin.raw(call.method, path, request);
  };
  /** A page of them, or all at once. */
  const list = async (limit = 100): Promise<ListedBody[]> => {
    const data = Object((await send(calls.list, { page: 1, limit })).data);
    return data.list ?? data;
  };
  const listed = async (id: number) => (await list()).find((row) => row.id === id);
  const expected = (name: string) =>
    Object.fromEntries(Object.entries(valid(name)).filter(([field]) => !unlisted.includes(field)));
  const alone = async (id: number) => {
    if (!calls.info) return [];
    const answer = await send(calls.info, { id });
    expect(answer).toMatchObject({ code: 200, message: calls.info.says ?? '操作成功' });
    return [answer.data];
  };
  const saving = [calls.save, calls.update].filter((call) => call !== undefined);
  /** Calls that need a record. */
  const known = [calls.info, calls.update, calls.delete].filter((call) => call !== undefined);
  const save = async (name = freshName(), change: Body = {}): Promise<number> => {
    expect(await send(calls.save, { ...valid(name), ...change })).toMatchObject({ code: 200, data: null });
    return Math.max(...(await list()).map(({ id }) => id));
  };
  const undo = async (call: AnyCall, values: Body) => {
    const { changeId } = await admin.change(call, values as never);
    return () => admin.run(changeCalls.undo, { id: changeId });
  };

  describe('a record', () => {
    it('is answered as it was saved, in the list and alone', async () => {
      const name = freshName();
      const id = await save(name);

      for (const answer of [await listed(id), ...(await alone(id))]) expect(answer).toMatchObject(expected(name));
    });

    it.each(calls.update ? [calls.update] : [])(
      'is another after it was changed, with the time of the change',
      async (update) => {
        const id = await save();
        const name = freshName();

        shop.clock.pass('1 minute');
        expect(await send(update, { ...valid(name), id })).toMatchObject({ code: 200, data: null });

        const row = await listed(id);
        expect(row).toMatchObject({ id, ...expected(name) });
        // Lists may tell the day alone; the record itself tells the moment.
        const times = Object.assign({}, row, ...(await alone(id)));
        expect(times.updateTime === undefined || String(times.updateTime) > String(times.createTime)).toBe(true);
      },
    );

    it.each(calls.update?.edits ? [calls.update] : [])('is not overwritten by a form that was opened before', async (update) => {
      const id = await save();
      const names = ['edition', ...Object.keys({ ...update.query?.shape, ...update.body?.shape })];
      const open = async () => {
        const [record] = [...(await alone(id)), await listed(id)];
        return Object.fromEntries(Object.entries(Object(record)).filter(([field]) => field !== 'id' && names.includes(field)));
      };
      const saved = (name: string, sent?: Body) => {
        const { path, body, ...request } = requestOf(update, { ...valid(name), id });
        return admin.raw('POST', path, { ...request, body: { ...body, ...(sent && { opened: sent }) } });
      };
      const [theirs, mine] = [freshName(), freshName()];
      const fields = await open();

      expect(await saved(theirs, fields)).toMatchObject({ code: 200 });
      expect(await saved(mine, fields)).toMatchObject({ code: 409, message: '内容已被他人修改，请选择保留哪一方的内容' });
      expect(await listed(id)).toMatchObject(expected(theirs));
      expect(await saved(mine)).toMatchObject({ code: 200 });
      const same = await open();
      const both = [freshName(), freshName()].map((name) => saved(name, same));
      expect((await Promise.all(both)).map(({ code }) => code).toSorted()).toEqual([200, 409]);
    });

    it.each(plain ? [plain] : [])('has a value for what its form leaves out', async ({ says, is }) => {
      expect(await send(calls.save, says(freshName()))).toMatchObject({ code: 200 });

      expect((await list()).toSorted((one, other) => other.id - one.id)[0]).toMatchObject(is);
    });

    it.each(invalid)('is refused with %s', async (_, change, message) => {
      const body = { ...valid(freshName()), ...change, id: 1 };

      for (const call of saving) expect(await send(call, body)).toEqual({ code: 400, message, data: null });
    });

    it('that is not there can be neither read, changed nor deleted', async () => {
      const values = { ...valid(freshName()), id: 999_999, ids: 999_999 };

      for (const call of known)
        expect(await send(call, values)).toMatchObject(call === calls.info && infoIsNull ? { data: null } : gone);
    });

    it.each(calls.delete.undo ? [calls.delete] : [])('comes back when its deletion is taken back', async (remove) => {
      const id = await save();
      const back = await undo(remove, { id, ids: [id] });
      expect(await listed(id)).toBeUndefined();

      await back();

      expect(await listed(id)).toBeDefined();
    });

    it.each(Object.entries(switches))('is switched off (%s), and on again when that is taken back', async (field, call) => {
      const id = await save();
      const back = await undo(call, { id, [field]: false });
      expect(await listed(id)).toMatchObject({ [field]: false });

      await back();

      expect(await listed(id)).toMatchObject({ [field]: true });
    });
  });

  describe.each(taken === undefined ? [] : [taken])('a name', () => {
    it('is taken once, spaces aside, also when a record is changed', async () => {
      const [name, other] = [freshName(), freshName()];
      const id = await save(name);
      await save(other);

      expect(await send(calls.save, valid(` ${name} `))).toMatchObject({ code: 500, message: taken });
      expect(await send(calls.update ?? calls.save, { ...valid(other), id })).toMatchObject({ code: 500, message: taken });
    });

    it('is taken once by two who save in the same moment', async () => {
      const name = freshName();

      const both = await Promise.all([1, 2].map(() => send(calls.save, valid(name))));

      expect(both.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    });

    it('is free again once its record is deleted', async () => {
      const name = freshName();
      const id = await save(name);
      expect(await send(calls.delete, { id, ids: [id] })).toMatchObject({ code: 200 });

      expect(await save(name)).toBeGreaterThan(id);
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

    it.each(placed === undefined ? [] : [placed])('has those with a higher %s first, then the newest', async (field) => {
      const made: number[] = [];
      for (const place of [9000, 8000, 8000]) made.push(await save(freshName(), { [field]: place }));
      const [first, older, newer] = made;

      expect((await list()).slice(0, 3).map(({ id }) => id)).toEqual([first, newer, older]);
    });
  });
}
