import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
// Loaded beforehand: the first transform of it takes longer than a test waits.
import '#web/forms/drawing/form-template-view.tsx';
import { FormDesigner } from './form-designer.tsx';

const line = (name: string, label: string) => ({ __config__: { label, tag: 'el-input' }, __vModel__: name, theirs: 1 });

function show(...fields: unknown[]) {
  const held = { content: JSON.stringify({ fields, mine: 2 }) };
  const Held = () => {
    const [value, setValue] = useState(held.content);
    return <FormDesigner value={value} onChange={(next) => setValue((held.content = next))} />;
  };
  const view = renderScreen(<Held />);
  const drawn = () => JSON.parse(held.content);
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const retype = async (name: string, text: string) => {
    await view.user.clear(box(name));
    await view.user.type(box(name), text.replaceAll(/[[{]/g, '$&$&'));
  };
  return { ...view, drawn, press, box, retype };
}

describe('the designer of a form', () => {
  it('puts what is clicked behind the last, and draws it as staff will see it', async () => {
    const { container, drawn, press } = show(line('title', '店名'));
    await press('开关');
    expect(drawn()).toMatchObject({ mine: 2, fields: [line('title', '店名'), { __vModel__: 'field101' }] });
    expect(await screen.findByRole('switch', { name: '开关', hidden: true })).toBeTruthy();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it('brings into sight what was put behind the last', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function noteSeen(this: Element) {
      seen.push(this.getAttribute('data-item'));
    };
    const { press } = show(line('title', '店名'));
    await press('开关');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(seen).toEqual(['2']);
  });

  it('changes what the tag of the selected component knows', async () => {
    const { drawn, press, retype, user } = show(line('title', '店名'));
    await press('店名，第 1 项，共 1 项');
    await retype('标题', '门店名称');
    await retype('字段名', 'shopName');
    await retype('占位提示', '写在招牌上的');
    await user.click(screen.getByRole('switch', { name: '是否必填' }));
    expect(drawn().fields).toEqual([
      {
        __config__: { label: '门店名称', tag: 'el-input', required: true },
        __vModel__: 'shopName',
        placeholder: '写在招牌上的',
        theirs: 1,
      },
    ]);
    expect(screen.queryByRole('switch', { name: '是否多选' })).toBeNull();
  });

  it('says what is wrong with a name and with a rule', async () => {
    const { drawn, press, retype } = show(line('a', '甲'), line('b', '乙'));
    await press('乙，第 2 项，共 2 项');
    await retype('字段名', 'a');
    expect(screen.getByRole('alert').textContent).toBe('字段名 a 已被使用，请换一个');
    await retype('字段名', 'c');
    await press('添加规则');
    await retype('第 1 条表达式', '/(?=a)/');
    expect(screen.getByRole('alert').textContent).toContain('表达式无法使用');
    await retype('第 1 条表达式', String.raw`/^1\d{3}$/`);
    await retype('第 1 条错误提示', '应为四位数');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(drawn().fields[1].__config__.regList).toEqual([{ pattern: String.raw`/^1\d{3}$/`, message: '应为四位数' }]);
  });

  it('edits options, whose values are numbers where they look like some, and the default by the field itself', async () => {
    const { drawn, press, retype, user } = show();
    await press('单选框组');
    await press('添加选项');
    await retype('第 3 个选项名', '其他');
    await retype('第 3 个选项值', '9');
    await press('删除第 1 个选项');
    const [, inPanel] = await screen.findAllByRole('radio', { name: '其他' });
    await user.click(inPanel ?? document.body);
    const [{ __config__: config, __slot__: slot }] = drawn().fields;
    expect(slot.options).toEqual([{ label: '选项二', value: 2 }, { label: '其他', value: 9 }]); // prettier-ignore
    expect(config.defaultValue).toBe(9);
  });

  it('moves, copies and deletes what is selected, and keeps the focus', async () => {
    const { drawn, press, user } = show(line('a', '甲'), line('b', '乙'), line('c', '丙'));
    const names = () => drawn().fields.map(({ __vModel__: name }: { __vModel__: string }) => name);
    await press(/^丙/);
    await press('上移');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('上移');
    await press('上移');
    expect(names()).toEqual(['c', 'a', 'b']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('丙，第 1 项，共 3 项');
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['a', 'c', 'b']);
    await press('复制');
    expect(names()).toEqual(['a', 'c', 'field101', 'b']);
    await user.keyboard('{Delete}');
    expect(names()).toEqual(['a', 'c', 'b']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('乙，第 3 项，共 3 项');
  });

  it('takes components into a row and out of it', async () => {
    const { drawn, press } = show(line('a', '甲'));
    await press('行容器');
    await press(/^甲/);
    await press('移入行');
    expect(drawn().fields).toMatchObject([{ __config__: { children: [line('a', '甲')] } }]);
    await press('移出行');
    expect(drawn().fields).toMatchObject([{ __config__: { children: [] } }, line('a', '甲')]);
  });

  it('shows the JSON, and takes over what is whole', async () => {
    const { drawn, press, retype, box } = show(line('a', '甲'));
    await press('查看JSON');
    expect(JSON.parse(box('表单 JSON').value)).toEqual(drawn());
    await retype('表单 JSON', '{"fields":');
    await press('刷新');
    expect(screen.getByRole('alert').textContent).toContain('JSON格式错误，请检查');
    await retype('表单 JSON', '{"fields":[{"__config__":{"tag":"el-input","label":"丁"},"__vModel__":"d"}]}');
    await press('刷新');
    expect(await screen.findByRole('button', { name: '丁，第 1 项，共 1 项' })).toBeTruthy();
    expect(drawn().fields).toHaveLength(1);
  });

  it('takes the last act back and does it again, by buttons and by keys', async () => {
    const { drawn, press, user } = show(line('a', '甲'), line('b', '乙'));
    const names = () => drawn().fields.map(({ __vModel__: name }: { __vModel__: string }) => name);
    const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect([isOff('撤销'), isOff('重做')]).toEqual([true, true]);
    await press(/^甲/);
    await press('下移');
    await press('复制');
    await press('删除');
    expect(names()).toEqual(['b', 'a']);
    await press('撤销');
    expect(names()).toEqual(['b', 'a', 'field101']);
    await user.keyboard('{Control>}zz{/Control}');
    expect([names(), isOff('撤销')]).toEqual([['a', 'b'], true]);
    await user.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
    expect(names()).toEqual(['b', 'a', 'field101']);
    await press('重做');
    expect([names(), isOff('重做')]).toEqual([['b', 'a'], true]);
    await press('撤销');
    await press('开关');
    expect([names().length, isOff('重做')]).toEqual([4, true]);
  });

  it('takes back what was typed as one step, box by box, and JSON as one', async () => {
    const { drawn, press, retype, box, user } = show(line('a', '甲'));
    await press(/^甲/);
    await retype('标题', '门店名称');
    await retype('占位提示', '招牌');
    await user.keyboard('{Control>}z{/Control}');
    expect([box('标题').value, box('占位提示').value]).toEqual(['门店名称', '']);
    expect(document.activeElement).toBe(box('占位提示'));
    await user.keyboard('{Control>}z{/Control}');
    expect([drawn(), box('标题').value]).toEqual([{ fields: [line('a', '甲')], mine: 2 }, '甲']);

    await press('查看JSON');
    await retype('表单 JSON', '{"fields":[]}');
    await press('刷新');
    await press('撤销');
    expect(drawn().fields).toEqual([line('a', '甲')]);
  });

  it('shows the default value as it was before', async () => {
    const { drawn, press, retype, box, user } = show(line('a', '甲'));
    await press(/^甲/);
    await screen.findByRole('textbox', { name: '默认值' });
    await retype('默认值', '无');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(box('默认值').value).toBe(''));
    expect(drawn().fields).toEqual([line('a', '甲')]);
  });

  it('leaves the key to boxes that are not its own', async () => {
    const { drawn, press, user } = show(line('a', '甲'));
    await press('开关');
    await press('查看JSON');
    await user.click(screen.getByRole('textbox', { name: '表单 JSON' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(drawn().fields).toHaveLength(2);
  });

  it('can be mended where nobody can read it', async () => {
    renderScreen(<FormDesigner value="{" />);
    expect(screen.getByRole('alert').textContent).toContain('表单内容无法识别');
  });

  it('has palette and properties in sheets on a phone', async () => {
    setWidth(390);
    const { drawn, press } = show(line('a', '甲'));
    await press('添加组件');
    await press('评分');
    await waitFor(() => expect(drawn().fields).toHaveLength(2));
    await press('属性');
    expect((await screen.findByLabelText<HTMLInputElement>('标题')).value).toBe('评分');
  });
});
