import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { type FormField, fieldsOf, isPassword, readForm } from '#contract/settings/form.ts';
import { problemOfField } from '#contract/settings/form-values.ts';
import { formTemplateCalls, formTemplateRefusals } from '#contract/settings/form-templates.ts';
import { groupDataCalls, groups } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { anyForm, everyComponent } from '../../../../contract/test/any-form.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();

const field = (name: string, config: object, more: object = {}) => ({
  __config__: { label: name, tag: 'el-input', layout: 'colFormItem', ...config },
  __vModel__: name,
  ...more,
});
const drawn = JSON.stringify({
  fields: [
    field('name', { required: true, label: '名称' }),
    {
      __config__: {
        layout: 'rowFormItem',
        children: [field('phone', { label: '电话', regList: [{ pattern: '/^1\\d{10}$/', message: '电话不对' }] })],
      },
    },
    field('amount', { tag: 'el-input-number', label: '数量' }, { min: 1, max: 5 }),
  ],
});

async function groupWithForm(content = drawn): Promise<number> {
  await admin.run(formTemplateCalls.save, { name: '门店', info: '门店', content });
  const [form] = (await admin.run(formTemplateCalls.list, { page: 1, limit: 1 })).list;
  await admin.run(groupCalls.save, { name: '门店', info: '门店', formId: form?.id ?? 0 });
  return (await admin.run(groupCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
}
const entry = (gid: number, values: Record<string, string>) => ({
  gid,
  form: { id: 1, sort: 3, status: false, fields: Object.entries(values).map(([name, value]) => ({ name, title: name, value })) },
});
/** Storefronts read entries, so that nothing is kept of a password. */
const problemOf = (field: FormField, text = '') =>
  problemOfField(field, text) ??
  (text !== '' && isPassword(field) ? formTemplateRefusals.PASSWORD({ label: field.label }).message : undefined);
const listed = async (gid: number) => (await admin.run(groupDataCalls.list, { gid, page: 1, limit: 20 })).list;

describe('an entry of any form', () => {
  it('is refused in the words in which its screen refuses it, and otherwise kept as it was sent', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm, async ({ content, texts }) => {
        const form = readForm(content);
        const said = form && fieldsOf(form).flatMap((one) => problemOf(one, texts[one.name]) ?? []);
        const gid = await groupWithForm(content);
        const answer = await admin.run(groupDataCalls.save, entry(gid, texts)).catch(({ message }: Error) => message);
        const [row] = await listed(gid);

        expect(answer).toBe(said?.[0] ?? null);
        const kept = row && JSON.parse(row.value).fields.map((one: Record<string, string>) => [one['name'], one['value']]);
        expect(kept).toEqual(said?.length ? undefined : Object.entries(texts));
      }),
      { numRuns: 15, examples: [[everyComponent]] },
    );
  });
});

describe('an entry of a group', () => {
  it('keeps its fields in the order in which they were sent, with the number of the form', async () => {
    const gid = await groupWithForm();
    await admin.run(groupDataCalls.save, entry(gid, { phone: '13800000000', name: '甲', more: '留着' }));

    const [row] = await listed(gid);
    expect(row).toMatchObject({ gid, sort: 3, status: false });
    const value = JSON.parse(row?.value ?? '');
    expect(value.fields.map(({ name }: { name: string }) => name)).toEqual(['phone', 'name', 'more']);
    expect(Object.keys(value)).toEqual(['id', 'sort', 'status', 'fields']);
  });

  it.each([
    [{ name: '', phone: '' }, '名称不能为空！'],
    [{ phone: '13800000000' }, '名称不能为空！'],
    [{ name: '甲', phone: '110' }, '电话不对'],
    [{ name: '甲', amount: '9' }, '数量不能大于 5'],
  ])('is refused with %j', async (values, message) => {
    const gid = await groupWithForm();
    await expect(admin.run(groupDataCalls.save, entry(gid, values))).rejects.toMatchObject({ code: 500, message });
  });

  it('is changed and deleted, and comes back', async () => {
    const gid = await groupWithForm();
    await admin.run(groupDataCalls.save, entry(gid, { name: '甲' }));
    const id = (await listed(gid))[0]?.id ?? 0;
    await admin.run(groupDataCalls.update, { id, ...entry(gid, { name: '乙' }) });
    expect((await admin.run(groupDataCalls.info, { id }))?.value).toContain('乙');

    const { changeId } = await admin.change(groupDataCalls.delete, { id });
    expect(await admin.run(groupDataCalls.info, { id })).toBeNull();
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await listed(gid)).toHaveLength(1);
  });

  it('is an edit that can be taken back', async () => {
    const gid = await groupWithForm();
    await admin.run(groupDataCalls.save, entry(gid, { name: '甲' }));
    const id = (await listed(gid))[0]?.id ?? 0;
    const { changeId } = await admin.change(groupDataCalls.update, { id, ...entry(gid, { name: '乙' }) });

    await admin.run(changeCalls.undo, { id: changeId });

    expect((await admin.run(groupDataCalls.info, { id }))?.value).toContain('甲');
  });

  it('of the recommendations is taken, too', async () => {
    await admin.run(groupDataCalls.save, entry(groups.recommendations, { name: '掌柜推荐', type: '1' }));
    expect(await listed(groups.recommendations)).toHaveLength(5);
  });

  it('belongs to a group that is there', async () => {
    const message = '数据组不存在，请刷新页面后重试';
    await expect(admin.run(groupDataCalls.save, entry(999_999, { name: '甲' }))).rejects.toMatchObject({ message });
    const gid = await groupWithForm();
    await expect(admin.run(groupDataCalls.update, { id: 999_999, ...entry(gid, { name: '甲' }) })).rejects.toMatchObject({
      message: '数据不存在，请刷新页面后重试',
    });
  });
});
