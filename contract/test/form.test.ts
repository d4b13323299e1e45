import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormField, fieldsOf, problemOfForm, readForm } from '../src/settings/form.ts';
import { initialText, problemOfField, textOf, typedOf } from '../src/settings/form-values.ts';
import { linkTo } from '../src/settings/links.ts';
import { anyForm } from './any-form.ts';

const options = [
  { label: '一', value: 1 },
  { label: '二', value: '2' },
];
const onlyFieldOf = (drawn: object): FormField => {
  const form = readForm(JSON.stringify({ fields: [{ __config__: { layout: 'rowFormItem', children: [drawn] } }] }));
  return (form && fieldsOf(form)[0]) ?? expect.fail('no field');
};
const field = (config: object, more: object = {}) =>
  onlyFieldOf({ __config__: { label: '数量', tag: 'el-input', ...config }, __vModel__: 'f', ...more });

describe('a form that clients draw', () => {
  it('is read from any JSON, or is none', () => {
    fc.assert(fc.property(fc.json(), (json) => void readForm(`{"fields":[${json}]}`)));
    expect(readForm('{')).toBeUndefined();
    expect(readForm('[]')).toBeUndefined();
    expect(problemOfForm('{"fields":[]}')).toBeUndefined();
  });

  it('stores what a control holds so that the control finds it again', () => {
    fc.assert(
      fc.property(anyForm, ({ content, texts }) => {
        const form = readForm(content);
        const typed = form && fieldsOf(form).map((one) => ({ one, held: typedOf(one, texts[one.name] ?? '') }));
        expect(typed?.map(({ one, held }) => typedOf(one, textOf(one, held)))).toEqual(typed?.map(({ held }) => held));
        expect(typed?.length).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    [{ required: true }, {}, '', '数量不能为空！'],
    [{ tag: 'el-input-number' }, { min: 1 }, '0', '数量不能小于 1'],
    [{ tag: 'el-input-number' }, { precision: 1 }, '1.25', '数量最多 1 位小数'],
    [{ tag: 'el-input-number' }, { step: 5, 'step-strictly': true }, '7', '数量应为 5 的倍数'],
    [{ tag: 'el-input-number' }, {}, 'x', '数量应为数字'],
    [{ tag: 'self-upload' }, {}, 'javascript:alert(1)', '数量的地址不正确，请重新上传'],
    [{ tag: 'self-upload' }, { multiple: true }, '[{"sattDir":"data:text/html,x"}]', '数量的地址不正确，请重新上传'],
    [{ tag: 'upload-file' }, {}, 'javascript:alert(1)', '数量的地址不正确，请重新上传'],
    [{}, { maxlength: 2 }, '三个字', '数量最大长度为2'],
    [{}, { maxlength: '2' }, '三个字', '数量最大长度为2'],
    [{}, { maxlength: '' }, '三个字', undefined],
    [{}, { minlength: 4 }, '三个字', '数量最小长度为4'],
    [{}, { minlength: '4' }, '', undefined],
    [{}, { minlength: 4, maxlength: '4' }, '三个字', '数量长度必须为4'],
    [{}, { minlength: 4, maxlength: 4 }, '四个字了', undefined],
    [{}, { minlength: 4, maxlength: 6 }, '三个字', '数量长度为4-6'],
    [{}, { minlength: 4, maxlength: 6 }, '这里有七个字了', '数量长度为4-6'],
    [{}, { minlength: 6, maxlength: 4 }, '五个字了吧', '数量长度为6-4'],
    [{ tag: 'el-radio-group' }, { __slot__: { options } }, '3', '请重新选择数量'],
    [{ tag: 'el-checkbox-group' }, { __slot__: { options }, max: 1 }, '[1,2]', '数量最多选择 1 项'],
    [{ tag: 'el-switch' }, {}, 'maybe', '数量应为开或关'],
    [{ regList: [{ pattern: '/^a/', message: '' }] }, {}, 'b', '数量格式不正确'],
    [{ regList: [{ pattern: '/^a/', message: '要以 a 开头' }] }, {}, '', undefined],
  ])('with %j %j says of %j: %s', (config, more, text, says) => {
    expect(problemOfField(field(config, more), text)).toBe(says);
  });

  it.each([
    ['url', {}, linkTo(7), undefined],
    ['link', {}, linkTo(7), undefined],
    ['show', {}, linkTo(7), '请重新选择链接'],
    ['url', { multiple: true }, JSON.stringify([linkTo(7)]), '请重新选择链接'],
    ['url', { __slot__: { options } }, linkTo(7), '请重新选择链接'],
  ])('lets a choice among pages lead to an article as well: %s %j', (name, more, article, says) => {
    const pages = { __slot__: { options: [{ label: '个人中心', value: '/pages/user/index' }] } };
    const choice = field({ label: '链接', tag: 'el-select' }, { ...pages, ...more, __vModel__: name });
    expect(problemOfField(choice, article)).toBe(says);
    expect(problemOfField(choice, '/pages/nowhere/index')).toBe('请重新选择链接');
  });

  it('reads a switch in every dialect, and stores it in its own', () => {
    const quoted = field({ tag: 'el-switch', defaultValue: "'1'" }, { 'active-value': "'1'", 'inactive-value': "'0'" });
    expect(["'1'", '1', 'true', '0', 'false'].map((text) => typedOf(quoted, text))).toEqual([true, true, true, false, false]);
    expect([textOf(quoted, true), textOf(quoted, false), initialText(quoted)]).toEqual(["'1'", "'0'", "'1'"]);
  });
});
