import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { create } from 'zustand';
import { fieldsOf, readForm } from '#contract/settings/form.ts';
import { initialText, problemOfField } from '#contract/settings/form-values.ts';
import { everyComponent, formOfUpTo } from '../../../contract/test/any-form.ts';
import { complaintsOf } from '../../test/axe.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { TemplateFields } from './index.ts';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import './drawing/form-template-view.tsx';

type Texts = Readonly<Record<string, string>>;

const field = (name: string, tag: string, config: object = {}, own: object = {}) => ({
  __config__: { label: `标签${name}`, tag, ...config },
  __vModel__: name,
  ...own,
});
const options = { __slot__: { options: [{ label: '明文', value: 1 }, { label: '安全', value: 2 }] } }; // prettier-ignore
const formOf = (...fields: unknown[]) => JSON.stringify({ fields });

interface FieldScene {
  content: string;
  stored?: Texts;
  readOnly?: boolean;
  onSave: (entry: Texts) => void;
}

function Entry({ stored = {}, onSave, ...template }: FieldScene) {
  const [form] = Form.useForm<{ entry: Texts }>();
  useState(() => form.setFieldsValue({ entry: stored }));
  return (
    <Form form={form} onFinish={({ entry }) => onSave(entry)}>
      <TemplateFields {...template} name="entry" />
      <button type="submit">保存</button>
    </Form>
  );
}

function show(content: string, stored: Texts = {}, more: { readOnly?: boolean } = {}) {
  const saved: Texts[] = [];
  const view = renderScreen(<Entry content={content} stored={stored} onSave={(entry) => saved.push(entry)} {...more} />);
  const save = () => view.user.click(screen.getByRole('button', { name: '保存' }));
  const labelled = (name: string) => screen.findByLabelText<HTMLInputElement>(`标签${name}`);
  return { ...view, saved, save, labelled };
}

/** A screen that shows one form after the other: a new screen for each would take most of the time. */
function showMany() {
  const useNow = create<{ round: number; shown?: FieldScene }>(() => ({ round: 0 }));
  const Host = () => {
    const { round, shown } = useNow();
    return shown && <Entry key={round} {...shown} />;
  };
  const { container } = renderScreen(<Host />);
  return (content: string, stored: Texts) => {
    const saved: Texts[] = [];
    const shown = { content, stored, onSave: (entry: Texts) => void saved.push(entry) };
    act(() => useNow.setState(({ round }) => ({ round: round + 1, shown })));
    return { container, saved };
  };
}

describe('a form template', () => {
  it.each<[tag: string, role: string, config: object, own: object]>([
    ['el-input', 'textbox', {}, {}],
    ['el-input', 'textbox', {}, { type: 'textarea' }],
    ['el-input-number', 'spinbutton', {}, {}],
    ['el-select', 'combobox', {}, options],
    ['el-radio-group', 'radio', {}, options],
    ['el-radio-group', 'radio', { optionType: 'button' }, options],
    ['el-checkbox-group', 'checkbox', {}, options],
    ['el-switch', 'switch', {}, {}],
    ['el-slider', 'slider', {}, {}],
    ['el-rate', 'radio', {}, {}],
    ['el-time-picker', 'textbox', {}, {}],
    ['el-time-picker', 'textbox', {}, { 'is-range': true }],
    ['time-select', 'combobox', {}, {}],
    ['el-date-picker', 'textbox', {}, { type: 'week' }],
    ['el-date-picker', 'textbox', {}, { type: 'daterange' }],
    ['el-cascader', 'combobox', {}, { options: [{ id: 1, value: 1, label: '一' }] }],
    ['upload-file', 'button', {}, {}],
    ['self-upload', 'button', {}, {}],
    ['el-button', 'button', {}, {}],
  ])('draws %s as a %s (%j %j), and stores what it held', async (tag, role, config, own) => {
    const { container, save, saved } = show(formOf(field('甲', tag, config, own)));
    expect((await screen.findAllByRole(role)).length).toBeGreaterThan(0);
    expect(await complaintsOf(container)).toEqual([]);
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('keeps what it cannot show, in rows too', async () => {
    const inRow = { __config__: { layout: 'rowFormItem', children: [field('乙', 'el-transfer')] } };
    const { save, saved } = show(formOf(inRow, field('丙', 'el-date-picker')), { 乙: '3,4', 丙: '后天' });
    expect((await screen.findByRole('alert')).textContent).toContain('这里不支持组件 el-transfer');
    expect(screen.getByText('日期无法识别，已保存的是 后天')).toBeTruthy();
    await save();
    await waitFor(() => expect(saved).toEqual([{ 乙: '3,4', 丙: '后天' }]));
  });

  it('shows a day in its own shape, whatever it is stored in', async () => {
    const day = field('日', 'el-date-picker', {}, { format: 'dd.MM.yyyy', 'value-format': 'yyyy-MM-dd' });
    const { labelled } = show(formOf(day), { 日: '2026-02-03' });

    expect((await labelled('日')).value).toBe('03.02.2026');
  });

  it.each([
    [{}, 'true', 'false'],
    [{ 'active-value': '1', 'inactive-value': '0' }, '1', '0'],
    [{ 'active-value': "'1'", 'inactive-value': "'0'" }, "'1'", "'0'"],
  ])('flips a switch in its own dialect %j', async (own, on, off) => {
    const { user, save, saved } = show(formOf(field('开', 'el-switch', {}, own)), { 开: on });
    await user.click(await screen.findByRole('switch', { checked: true }));
    await save();
    await waitFor(() => expect(saved).toEqual([{ 开: off }]));
  });

  it('never shows a secret, and keeps it until another is typed', async () => {
    const { user, save, saved, labelled } = show(formOf(field('密', 'el-input', {}, { 'show-password': true })), {
      密: '******',
    });
    const box = await labelled('密');
    expect([box.value, box.type]).toEqual(['', 'password']);
    expect(screen.getByText('已设置')).toBeTruthy();
    await save();
    await user.type(box, '新的');
    await save();
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: '清除' }));
    await save();
    await waitFor(() => expect(saved).toEqual([{ 密: '******' }, { 密: '新的' }, { 密: '' }]));
  });

  it('says what is wrong where it is wrong, and stops saying so when it is mended', async () => {
    const rule = { required: true, regList: [{ pattern: String.raw`/^1\d{2}$/`, message: '应为 1 开头的三位数' }] };
    const { user, save, saved, labelled } = show(formOf(field('号', 'el-input', rule)));
    await user.type(await labelled('号'), '23');
    await save();
    expect(await screen.findByText('应为 1 开头的三位数')).toBeTruthy();
    await user.clear(await labelled('号'));
    expect(await screen.findByText('标签号不能为空！')).toBeTruthy();
    await user.type(await labelled('号'), '123');
    await waitFor(() => expect(screen.queryByText(/不能为空|三位数/)).toBeNull());
    expect(saved).toEqual([]);
  });

  it('stores the value of an option, a list as JSON', async () => {
    const { user, save, saved } = show(
      formOf(field('一', 'el-radio-group', {}, options), field('多', 'el-checkbox-group', {}, options)),
    );
    await user.click(await screen.findByRole('radio', { name: '安全' }));
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await save();
    await waitFor(() => expect(saved).toEqual([{ 一: '2', 多: '["1","2"]' }]));
  });

  it('can be looked at only', async () => {
    const { labelled } = show(formOf(field('甲', 'el-input'), field('图', 'self-upload')), { 甲: '值' }, { readOnly: true });
    expect((await labelled('甲')).disabled).toBe(true);
    expect(screen.queryByLabelText('上传图片')).toBeNull();
  });

  it('has its pictures picked though clients mark each of them as disabled, and no other control', async () => {
    const off = { disabled: true };
    const { labelled } = show(formOf(field('图', 'self-upload', {}, off), field('字', 'el-input', {}, off)));
    expect((await screen.findByLabelText('上传图片')).hasAttribute('disabled')).toBe(false);
    expect((await labelled('字')).disabled).toBe(true);
  });

  it('that nobody can read says so', async () => {
    show('{');
    expect(await screen.findByText('表单内容无法识别，请在表单配置中修正')).toBeTruthy();
  });
});

/** A machine that is busy with others draws fewer of the forms; what it finds it reports with the seed. */
const LONGEST_MS = 45_000;

describe('any form template', () => {
  it('is drawn, says what the server would say, and hands back what is stored', async () => {
    const showNext = showMany();
    await fc.assert(
      fc.asyncProperty(formOfUpTo(2), async ({ content, texts }) => {
        const read = readForm(content);
        const fields = read ? fieldsOf(read) : [];
        const held = Object.fromEntries(fields.map((one) => [one.name, texts[one.name] ?? initialText(one)]));
        const said = fields.flatMap((one) => problemOfField(one, held[one.name] ?? '') ?? []);
        // Queries by role and label would take most of the time of so many forms.
        const { container, saved } = showNext(content, texts);
        const says = (words: string) => container.textContent.includes(words);
        await waitFor(() => expect(fields.filter(({ label }) => !says(label))).toEqual([]));
        fireEvent.submit(container.querySelector('form') ?? container);
        await waitFor(() => expect([said.filter((message) => !says(message)), saved.length]).toEqual([[], said.length ? 0 : 1]));
        expect(saved).toEqual(said.length > 0 ? [] : [held]);
      }),
      {
        numRuns: 150,
        examples: [[everyComponent]],
        interruptAfterTimeLimit: LONGEST_MS,
      },
    );
  });
});
