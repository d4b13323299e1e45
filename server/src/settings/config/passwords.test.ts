import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { settingHistoryCalls } from '#contract/settings/setting-history.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { setConfig } from './queries.ts';
import { sealPasswords } from './seal-passwords.ts';
import { config } from './tables.ts';

const shop = openShop();
const admin = shop.admin();

interface PasswordField {
  name: string;
  label?: string;
  isPassword?: boolean;
}
const draft = (fields: readonly PasswordField[]) => ({
  name: '门禁',
  info: '门店门禁',
  content: JSON.stringify({
    fields: fields.map(({ name, label = name, isPassword = false }) => ({
      __config__: { label, tag: 'el-input', layout: 'colFormItem' },
      __vModel__: name,
      ...(isPassword && { 'show-password': true }),
    })),
  }),
});
let drawn = 0;
/** A form with a key of its own, drawn as asked. */
async function form(more: Omit<PasswordField, 'name'> = {}) {
  const name = `door_${(drawn += 1)}`;
  await admin.run(formTemplateCalls.save, draft([{ name, ...more }]));
  const [row] = (await admin.run(formTemplateCalls.list, { page: 1, limit: 1 })).list;
  const id = row?.id ?? 0;
  const redraw = (...fields: PasswordField[]) => admin.run(formTemplateCalls.update, { id, ...draft(fields) });
  return { id, name, redraw };
}
const type = (id: number, name: string, value: string) =>
  admin.run(configCalls.saveForm, { id, sort: 0, status: true, fields: [{ name, title: name, value }] });
const shown = async (id: number, name: string) => (await admin.run(configCalls.info, { formId: id }))[name];
const rowOf = async (name: string) => (await shop.db.select().from(config).where(eq(config.name, name)))[0];
const opened = async (name: string) => shop.app.secrets.decrypt((await rowOf(name))?.value ?? '');

describe('what is typed into a password that staff draw', () => {
  it('is answered by no call, and stands neither in the database nor in the log', async () => {
    const { id, name } = await form({ isPassword: true });
    await type(id, name, 'open-sesame-1');

    expect(await shown(id, name)).toBe('******');
    expect(await admin.run(configCalls.get, { key: name })).toBe('******');
    expect(await admin.run(configCalls.stored, { key: name })).toMatchObject([{ name, value: '******' }]);
    const [save] = (await admin.run(settingHistoryCalls.history, { formId: id, page: 1, limit: 10 })).list;
    expect(save?.fields).toMatchObject([{ before: null, after: '已设置', restoring: 'secret' }]);
    const { rows } = await shop.db.execute<{ found: boolean }>(
      sql`select (select string_agg(c::text, '') from config c) || (select string_agg(r::text, '') from change_row r) like '%sesame-1%' as found`,
    );
    expect(rows).toEqual([{ found: false }]);
    expect(await opened(name)).toBe('open-sesame-1');
  });

  it('stays when the screen sends back what it was shown, is replaced, and goes when it is emptied', async () => {
    const { id, name } = await form({ isPassword: true });
    await type(id, name, 'first');
    await type(id, name, '******');
    expect(await opened(name)).toBe('first');
    await admin.run(configCalls.save, { key: name, value: 'second' });
    expect(await opened(name)).toBe('second');
    await type(id, name, '');
    expect(await shown(id, name)).toBe('');
  });

  it('is a secret too when it is set by its key alone, before the form was ever filled in', async () => {
    const { name } = await form({ isPassword: true });
    await admin.run(configCalls.save, { key: name, value: 'alone' });
    expect(await admin.run(configCalls.get, { key: name })).toBe('******');
    expect(await opened(name)).toBe('alone');
  });

  it('stays secret under another label, in another form, and when the form has another field in its place', async () => {
    const { id, name, redraw } = await form({ isPassword: true });
    const other = await form();
    await type(id, name, 'kept');
    await redraw({ name, label: '新门禁', isPassword: true });
    expect(await shown(id, name)).toBe('******');
    await admin.run(formTemplateCalls.update, { id: other.id, ...draft([{ name }]) });
    await type(other.id, name, 'kept-too');
    expect([await shown(id, name), await opened(name)]).toEqual(['******', 'kept-too']);

    await admin.run(formTemplateCalls.update, { id: other.id, ...draft([{ name: other.name }]) });
    await redraw({ name: `${name}_new`, isPassword: true });
    expect(await admin.run(configCalls.get, { key: name })).toBe('******');
    expect(await opened(name)).toBe('kept-too');
  });

  it('goes when the field is drawn in the open, so that neither form nor history shows it', async () => {
    const { id, name, redraw } = await form({ isPassword: true });
    await type(id, name, 'never-shown');
    await redraw({ name: 'something_else' });
    await redraw({ name });

    expect(await shown(id, name)).toBeUndefined();
    expect((await admin.run(settingHistoryCalls.history, { formId: id, page: 1, limit: 10 })).list).toEqual([]);
    await type(id, name, 'in the open');
    expect(await shown(id, name)).toBe('in the open');
  });
});

describe('what was typed in the open', () => {
  it('is encrypted once the field is drawn as a password', async () => {
    const { id, name, redraw } = await form();
    await type(id, name, 'was-open');
    await redraw({ name, isPassword: true });

    expect(await shown(id, name)).toBe('******');
    expect(await opened(name)).toBe('was-open');
    const saves = await admin.run(settingHistoryCalls.history, { formId: id, page: 1, limit: 10 });
    expect(JSON.stringify(saves)).not.toContain('was-open');
  });

  it('before passwords of forms were encrypted is encrypted when the server starts, once', async () => {
    const { id, name } = await form({ isPassword: true });
    const act = { name: 'test', actor: systemActor('test') };
    await shop.app.write(act, ({ tx, now }) => setConfig(tx, { key: name, label: name, form: id }, 'of-before', now));
    await shop.app.write(act, (write) => sealPasswords(write, shop.app.secrets));
    const first = await rowOf(name);
    await shop.app.write(act, (write) => sealPasswords(write, shop.app.secrets));

    expect(await opened(name)).toBe('of-before');
    expect(await rowOf(name)).toEqual(first);
    expect(await shown(id, name)).toBe('******');
  });
});

describe('a form whose JSON writes letters as escapes', () => {
  it.each(['show\\u002dpassword', '\\u0073how-password', 'sho\\u0077\\u002Dpasswor\\u0064'])(
    'draws a password with %s too',
    async (tag) => {
      const name = `door_${(drawn += 1)}`;
      const { content, ...named } = draft([{ name, isPassword: true }]);
      await admin.run(formTemplateCalls.save, { ...named, content: content.replace('show-password', tag) });
      const [row] = (await admin.run(formTemplateCalls.list, { page: 1, limit: 1 })).list;
      await type(row?.id ?? 0, name, 'escaped');

      expect(await shown(row?.id ?? 0, name)).toBe('******');
      expect(await opened(name)).toBe('escaped');
    },
  );
});

describe('a key with the name of a secret', () => {
  const fields = (name: string, value: string) => [{ name, title: name, value }];
  const ways: [string, (name: string, value: string) => Promise<unknown>][] = [
    ['by itself', (key, value) => admin.run(configCalls.save, { key, value })],
    [
      'with a form',
      (name, value) => admin.run(configCalls.saveForm, { id: 0, sort: 0, status: true, fields: fields(name, value) }),
    ],
    [
      'as a row',
      async (name, value) => {
        await admin.run(configCalls.save, { key: name, value: '' });
        const [row] = await admin.run(configCalls.stored, { key: name });
        await admin.run(configCalls.update, {
          list: [{ ...row, id: row?.id ?? 0, name, title: name, formId: 0, value, status: false }],
        });
      },
    ],
  ];

  it.each(ways)('is answered by no call, and stands neither in the database nor in the log, saved %s', async (how, save) => {
    const name = `warehouse_${ways.findIndex(([way]) => way === how)}_token`;
    await save(name, 'tok-en-4711');

    expect(await admin.run(configCalls.get, { key: name })).toBe('******');
    expect(await admin.run(configCalls.stored, { key: name })).toMatchObject([{ value: '******' }]);
    const { rows } = await shop.db.execute<{ found: boolean }>(
      sql`select (select string_agg(c::text, '') from config c) || (select string_agg(r::text, '') from change_row r) like '%en-4711%' as found`,
    );
    expect(rows).toEqual([{ found: false }]);
    expect(await opened(name)).toBe('tok-en-4711');
  });

  it('is sealed at the next start where it was saved before', async () => {
    await shop.app.write({ name: 'config.save', actor: systemActor('test') }, (write) =>
      setConfig(write.tx, { key: 'old_app_secret', label: '旧' }, 'from-before', write.now),
    );
    await shop.app.write({ name: 'settings.seed', actor: systemActor('seed') }, (write) =>
      sealPasswords(write, shop.app.secrets),
    );

    expect(await admin.run(configCalls.get, { key: 'old_app_secret' })).toBe('******');
    expect(await opened('old_app_secret')).toBe('from-before');
  });

  it('stays sealed where a form draws it in the open', async () => {
    const name = 'scales_api_key';
    await admin.run(formTemplateCalls.save, draft([{ name }]));
    const [row] = (await admin.run(formTemplateCalls.list, { page: 1, limit: 1 })).list;
    const id = row?.id ?? 0;
    await type(id, name, 'weigh-1');
    await admin.run(formTemplateCalls.update, { id, ...draft([{ name, label: '秤' }]) });

    expect(await shown(id, name)).toBe('******');
    expect(await opened(name)).toBe('weigh-1');
  });
});
