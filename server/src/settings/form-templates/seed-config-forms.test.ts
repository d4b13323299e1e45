import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type CategoryNode, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { everySetting } from '#contract/index.ts';
import { feieyunSettings, kuaidi100Settings } from '#contract/services/settings.ts';
import { aliyunSmsSettings } from '#contract/services/texting.ts';
import { configCalls } from '#contract/settings/config.ts';
import { fieldsOf, problemOfForm, readForm } from '#contract/settings/form.ts';
import { initialText, problemOfField } from '#contract/settings/form-values.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { secretOf } from '../index.ts';
import { openShop } from '../../../test/shop.ts';
import { configForms } from './config-forms.ts';

const shop = openShop();
const admin = shop.admin();

async function fieldsAt(id: number) {
  const template = await admin.run(formTemplateCalls.info, { id });
  const form = readForm(template?.content ?? '');
  if (!form || problemOfForm(template?.content ?? '')) throw new Error(`form ${id} cannot be filled in`);
  return fieldsOf(form);
}
const tree = () => admin.run(categoryCalls.tree, { type: categoryTypes.config, status: 1 });
const formsIn = (nodes: readonly CategoryNode[]): number[] =>
  nodes.flatMap(({ child = [], extra }) => (child.length > 0 ? formsIn(child) : [Number(extra)]));

describe('the forms of settings in a new shop', () => {
  it.each(configForms.map(({ id, name }) => [id, name]))('%i %s can be filled in', async (id) => {
    const fields = await fieldsAt(id);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const initial = initialText(field);
      expect(initial === '' ? undefined : problemOfField(field, initial)).toBeUndefined();
    }
  });

  it('hold each key once, and each declared setting where its form is declared', async () => {
    const placed: [key: string, form: number][] = [];
    for (const { id } of configForms) for (const { name } of await fieldsAt(id)) placed.push([name, id]);
    expect(new Set(placed.map(([key]) => key)).size).toBe(placed.length);
    const declared = everySetting().flatMap(({ key, form }) => (form === undefined ? [] : [[key, form]]));
    expect(placed).toEqual(expect.arrayContaining(declared));
  });

  it('have a second form of the site under the number that a tab of clients names', async () => {
    expect(await fieldsAt(139)).toEqual(await fieldsAt(64));
  });

  it('say label, hint, unit and limits as the setting is declared', async () => {
    const [field] = (await fieldsAt(77)).filter(({ name }) => name === 'store_stock');
    expect(field).toMatchObject({ label: '警戒库存', append: '件', tips: '库存不多于它的商品进入库存提醒', required: true });
    expect(field?.attributes).toMatchObject({ min: 0, max: 99_999, precision: 0 });
  });

  it('ask for no domain of pictures, for the address of the server will do', async () => {
    const wanted = (await fieldsAt(108)).map((field) => [field.name, problemOfField(field, initialText(field))]);
    expect(wanted.filter(([, problem]) => problem)).toEqual([]);
  });

  it('are each led to by one tab, but those of pages of their own', async () => {
    const led = formsIn(await tree());
    expect(new Set(led).size).toBe(led.length);
    const own = [109, 133];
    expect(led.toSorted()).toEqual(configForms.flatMap(({ id }) => (own.includes(id) ? [] : [id])).toSorted());
    expect((await tree())[0]).toMatchObject({ name: '商城配置' });
  });

  it('save what is typed into them, each word of a switch as its clients compare it', async () => {
    const fields = [{ name: 'ylyprint_auto_status', title: '', value: "'1'" }];
    await admin.run(configCalls.saveForm, { id: 143, sort: 0, status: true, fields });
    expect(await admin.run(configCalls.info, { formId: 143 })).toMatchObject({ ylyprint_auto_status: "'1'" });
    const [field] = (await fieldsAt(143)).filter(({ name }) => name === 'ylyprint_auto_status');
    expect(field?.attributes).toMatchObject({ 'active-value': "'1'", 'inactive-value': "'0'" });
  });
});

describe('a form with the keys of several providers', () => {
  it.each([
    [111, { aliyun_access_key_id: 'LTAI1', aliyun_sms_sign: '信号楼' }, aliyunSmsSettings.aliyun_access_key_secret],
    [128, { logistics_type: '3', kuaidi100_customer: 'C0001' }, kuaidi100Settings.kuaidi100_key],
    [143, { receipt_printer: '2', feieyun_user: 'shop@example.com', feieyun_sn: '900000001' }, feieyunSettings.feieyun_ukey],
  ])('%i is filled in by clients of the wire, which never read a secret back', async (id, plain, secret) => {
    const entered = { ...plain, [secret.key]: 'typed-once' };
    const save = (values: Record<string, string>) =>
      admin.run(configCalls.saveForm, {
        id,
        sort: 0,
        status: true,
        fields: Object.entries(values).map(([name, value]) => ({ name, title: name, value })),
      });
    await save(entered);
    const masked = { ...plain, [secret.key]: '******' };
    expect(await admin.run(configCalls.info, { formId: id })).toMatchObject(masked);
    await save(masked);
    expect(await secretOf(shop.app, secret)).toBe('typed-once');
  });
});

describe('a shop of an earlier version', () => {
  /** Content of a form that an earlier version made, after the migration that mends it. */
  async function upgraded(id: number, tag: string, age: (content: string) => string): Promise<string | undefined> {
    const { name = '', info = '', content = '' } = (await admin.run(formTemplateCalls.info, { id })) ?? {};
    await admin.run(formTemplateCalls.update, { id, name, info, content: age(content) });
    const upgrade = await readFile(new URL(`../../../migrations/${tag}.sql`, import.meta.url), 'utf8');
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`alter table form_temp disable trigger user`);
      await tx.execute(sql.raw(upgrade));
      await tx.execute(sql`alter table form_temp enable trigger user`);
    });
    return (await admin.run(formTemplateCalls.info, { id }))?.content;
  }

  it('is asked for no domain of pictures any longer', async () => {
    const { content } = (await admin.run(formTemplateCalls.info, { id: 108 })) ?? {};
    const tag = '0109_ask_for_no_domain_of_pictures';
    expect(await upgraded(108, tag, (made) => made.replace('"required":false', '"required":true'))).toBe(content);
  });

  it.each([111, 128, 143])('is asked for providers that came later: form %i', async (id) => {
    const later = /^(aliyun_|kuaidi100_|feieyun_|sms_provider|sms_code_template|receipt_printer)/;
    const keysIn = (content = '') =>
      JSON.parse(content).fields.map((field: { __vModel__: string; __config__: { required: boolean } }) => [
        field.__vModel__,
        field.__config__.required,
      ]);
    let before: string | undefined;
    const content = await upgraded(id, '20261130021312_add_later_providers_to_forms', (made) => {
      before = made;
      const form = JSON.parse(made);
      const fields = form.fields.filter((field: { __vModel__: string }) => !later.test(field.__vModel__));
      for (const field of fields) if (field.__vModel__.startsWith('ylyprint_app')) field.__config__.required = true;
      return JSON.stringify({ ...form, fields });
    });
    expect(keysIn(content).toSorted()).toEqual(keysIn(before).toSorted());
    expect(problemOfForm(content ?? '')).toBeUndefined();
  });

  it('switches each text message in one place', async () => {
    const [own] = JSON.parse((await admin.run(formTemplateCalls.info, { id: 111 }))?.content ?? '').fields;
    const fields = [own, { ...own, __vModel__: 'lowerOrderSwitch' }, { ...own, __vModel__: 'adminRefundSwitch' }];
    const content = await upgraded(111, '20261128211000_switch_text_messages_in_one_place', (made) =>
      JSON.stringify({ ...JSON.parse(made), fields }),
    );
    expect(JSON.parse(content ?? '').fields).toEqual([own]);
  });
});

describe('a shop that starts again', () => {
  it('keeps what staff have made of forms and tabs', async () => {
    const content = '{"fields":[]}';
    await admin.run(formTemplateCalls.update, { id: 133, name: '我们的', info: '改过', content });
    const [first] = await tree();
    for (const node of [...(first?.child ?? []), ...(first ? [first] : [])])
      await admin.run(categoryCalls.delete, { id: node.id });
    await shop.app.seed({ demo: false });
    expect(await admin.run(formTemplateCalls.info, { id: 133 })).toMatchObject({ name: '我们的', content });
    expect((await tree()).map(({ name }) => name)).not.toContain('商城配置');
  });
});
