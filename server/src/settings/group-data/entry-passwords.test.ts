import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { fieldsIn, groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { decryptSecrets } from './secrets.ts';
import { saveGroupData } from './save-group-data.ts';
import { sealEntries } from './seal-entries.ts';
import { groupData } from './tables.ts';

const shop = openShop();
const admin = shop.admin();
const MASK = '******';

const draft = (isPassword: boolean) => ({
  name: '门店',
  info: '门店门禁',
  content: JSON.stringify({
    fields: ['name', 'code'].map((name) => ({
      __config__: { label: name === 'code' ? '口令' : '名称', tag: 'el-input', layout: 'colFormItem', required: true },
      __vModel__: name,
      ...(isPassword && name === 'code' && { 'show-password': true }),
    })),
  }),
});
const entry = (formId: number, code: string) => ({
  id: formId,
  sort: 0,
  status: true,
  fields: Object.entries({ name: '西湖店', code }).map(([name, value]) => ({ name, title: name, value })),
});

/** A group with a form of its own, and an entry whose code was typed in the open. */
async function typedInTheOpen(code: string) {
  await admin.run(formTemplateCalls.save, draft(false));
  const formId = (await admin.run(formTemplateCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
  await admin.run(groupCalls.save, { name: '门店', info: '门店', formId });
  const gid = (await admin.run(groupCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
  await admin.run(groupDataCalls.save, { gid, form: entry(formId, code) });
  const id = (await admin.run(groupDataCalls.list, { gid, page: 1, limit: 1 })).list[0]?.id ?? 0;
  const redraw = (isPassword: boolean) => admin.change(formTemplateCalls.update, { id: formId, ...draft(isPassword) });
  const save = (typed: string) => admin.run(groupDataCalls.update, { id, gid, form: entry(formId, typed) });
  return { id, gid, formId, redraw, save };
}
const codeOf = async (id: number) => {
  const row = await admin.run(groupDataCalls.info, { id });
  return fieldsIn(row?.value ?? '').find(({ name }) => name === 'code')?.value;
};
const rowOf = async (id: number) => (await shop.db.select().from(groupData).where(eq(groupData.id, id)))[0];
const opened = async (id: number) => decryptSecrets(shop.app.secrets, (await rowOf(id))?.secrets ?? '')['code'];
const act = { name: 'test', actor: systemActor('test') };
const waiting = async () =>
  (await shop.db.execute(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .rowCount;
const start = () => shop.app.write(act, (write) => sealEntries(write, shop.app.secrets));

describe('what was typed into an entry before its field became a password', () => {
  it('is answered by no call from then on, neither alone, in the list nor in the history', async () => {
    const { id, gid, redraw } = await typedInTheOpen('sesame-7');
    await redraw(true);

    const said = [
      await admin.raw('GET', groupDataCalls.info.path, { query: { id: String(id) } }),
      await admin.raw('GET', groupDataCalls.list.path, { query: { gid: String(gid) } }),
      await admin.run(changeCalls.list, { noun: 'group_data', rowId: id, page: 1, limit: 20 }),
      await admin.run(changeCalls.list, { noun: 'data_group', rowId: gid, page: 1, limit: 20 }),
    ].map((answer) => JSON.stringify(answer));
    for (const answer of said) expect(answer).not.toMatch(/sesame-7|secrets/);
    expect(await codeOf(id)).toBe(MASK);
    expect(JSON.stringify(await rowOf(id))).not.toContain('sesame-7');
    expect(await opened(id)).toBe('sesame-7');
  });

  it('stays when the entry is saved as it was answered, and takes no other password', async () => {
    const { id, redraw, save } = await typedInTheOpen('sesame-8');
    await redraw(true);
    await save(MASK);
    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'sesame-8']);

    await expect(save('sesame-9')).rejects.toMatchObject({ message: expect.stringMatching(/^“口令”是密码框/) });
    expect(await opened(id)).toBe('sesame-8');
  });

  it('is kept by no duplicate of its field', async () => {
    const { id, gid, formId, redraw } = await typedInTheOpen('sesame-8');
    await redraw(true);
    const [name, code] = entry(formId, MASK).fields;
    const fields = [name, { ...code, value: 'smuggled' }, code];
    const body = { gid, form: { ...entry(formId, MASK), fields } };
    await admin.raw('POST', groupDataCalls.update.path, { query: { id: String(id) }, body });

    expect((await rowOf(id))?.value).not.toContain('smuggled');
  });

  it('goes when the field is drawn in the open again, and comes back when that is taken back', async () => {
    const { id, redraw } = await typedInTheOpen('sesame-10');
    await redraw(true);
    const { changeId } = await redraw(false);
    expect([await codeOf(id), (await rowOf(id))?.secrets]).toEqual(['', '']);

    await admin.run(changeCalls.undo, { id: changeId });
    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'sesame-10']);
  });

  it('is encrypted when the group takes a form with a password', async () => {
    const { id, gid } = await typedInTheOpen('sesame-11');
    await admin.run(formTemplateCalls.save, draft(true));
    const formId = (await admin.run(formTemplateCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
    await admin.run(groupCalls.update, { id: gid, name: '门店', info: '门店', formId });

    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'sesame-11']);
  });

  it('in a version that kept it in the open is encrypted when the server starts, once', async () => {
    const { id, redraw } = await typedInTheOpen('later');
    await redraw(true);
    const { value = '' } = (await rowOf(id)) ?? {};
    const before = { value: value.replace(MASK, 'of-before'), secrets: '' };
    await shop.app.write(act, ({ tx }) => tx.update(groupData).set(before).where(eq(groupData.id, id)));
    await start();
    const first = await rowOf(id);
    await start();

    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'of-before']);
    expect(await rowOf(id)).toEqual(first);
  });

  it('is encrypted beside a field that says nothing', async () => {
    const { id, redraw } = await typedInTheOpen('sesame-12');
    const fields = [
      { name: 'name', title: '名称' },
      { name: 'code', title: '口令', value: 'sesame-12' },
    ];
    await shop.app.write(act, ({ tx }) =>
      tx
        .update(groupData)
        .set({ value: JSON.stringify({ fields }) })
        .where(eq(groupData.id, id)),
    );
    await redraw(true);

    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'sesame-12']);
  });
});

describe('what is typed in the open while its field becomes a password', () => {
  it('is encrypted, however close one save follows the other', async () => {
    const { id, gid, formId, redraw } = await typedInTheOpen('before');
    const [saved, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const saving = shop.app.write(act, async (write) => {
      await saveGroupData(write, { id, gid, form: entry(formId, 'sesame-14') }, shop.app.secrets);
      saved.resolve();
      await mayGoOn.promise;
    });
    await saved.promise;
    const redrawing = redraw(true);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 5000).finally(mayGoOn.resolve);
    await Promise.all([saving, redrawing]);

    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'sesame-14']);
  });

  it('is encrypted as well where it comes back: a deletion, or the form of before, is undone', async () => {
    const one = await typedInTheOpen('sesame-15');
    const deletion = await admin.change(groupDataCalls.delete, { id: one.id });
    await one.redraw(true);
    await admin.run(changeCalls.undo, { id: deletion.changeId });
    expect([await codeOf(one.id), await opened(one.id)]).toEqual([MASK, 'sesame-15']);

    const { gid, formId, redraw } = await typedInTheOpen('other');
    await redraw(true);
    const { changeId } = await redraw(false);
    await admin.run(groupDataCalls.save, { gid, form: entry(formId, 'sesame-16') });
    const id = (await admin.run(groupDataCalls.list, { gid, page: 1, limit: 2 })).list[1]?.id ?? 0;
    await admin.run(changeCalls.undo, { id: changeId });
    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'sesame-16']);
  });

  it('is encrypted in a group without a form too, by the number of the form in its text, written as digits', async () => {
    const { id, gid, formId, redraw } = await typedInTheOpen('sesame-17');
    const value = JSON.stringify({ ...entry(0, 'sesame-17'), id: String(formId) });
    await shop.app.write(act, ({ tx }) => tx.update(groupData).set({ value }).where(eq(groupData.id, id)));
    await admin.run(groupCalls.update, { id: gid, name: '门店', info: '门店', formId: 0 });
    await redraw(true);

    expect([await codeOf(id), await opened(id)]).toEqual([MASK, 'sesame-17']);
  });
});

describe('the history of an entry', () => {
  const historyOf = async (id: number) =>
    (await admin.run(changeCalls.list, { noun: 'group_data', rowId: id, page: 1, limit: 20 })).list.flatMap(
      ({ fields }) => fields,
    );

  it('says what each field contained before and after', async () => {
    const { id, save } = await typedInTheOpen('周一休息');
    await save('周二休息');

    expect(await historyOf(id)).toEqual([{ field: 'value.code', label: 'code', before: '周一休息', after: '周二休息' }]);
  });

  it('stays hidden where its form draws a password, or drew one', async () => {
    const { id, gid, save, redraw } = await typedInTheOpen('sesame-18');
    await save('sesame-19');
    await redraw(true);
    expect((await historyOf(id)).map(({ field, isHidden }) => [field, isHidden])).toEqual([
      ['value', true],
      ['value', true],
    ]);

    await redraw(false);
    await admin.run(groupDataCalls.delete, { id });
    const said = [await historyOf(id), await admin.run(changeCalls.list, { noun: 'data_group', rowId: gid, page: 1, limit: 20 })];
    expect(JSON.stringify(said)).not.toContain('sesame');
  });
});

describe('an entry without passwords', () => {
  it('is not written when a form draws one, and can be taken back as before', async () => {
    const { redraw } = await typedInTheOpen('sesame-13');
    await admin.run(groupCalls.save, { name: '公告', info: '公告', formId: 0 });
    const gid = (await admin.run(groupCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
    await admin.run(groupDataCalls.save, { gid, form: entry(0, '今天') });
    const id = (await admin.run(groupDataCalls.list, { gid, page: 1, limit: 1 })).list[0]?.id ?? 0;
    const { changeId } = await admin.change(groupDataCalls.update, { id, gid, form: entry(0, '明天') });
    const before = await rowOf(id);
    shop.clock.pass('1 second');
    await redraw(true);
    expect(await rowOf(id)).toEqual(before);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await codeOf(id)).toBe('今天');
  });
});
