import { describe, expect, it } from 'vitest';
import { readForm } from '#contract/settings/form.ts';
import { plainForm } from './plain-form.ts';

interface DrawnPart {
  [attribute: string]: unknown;
  config?: object;
}

function drawn(...parts: DrawnPart[]): Document {
  const fields = parts.map(({ config, ...rest }, at) => ({
    __config__: { label: `第${at}项`, tag: 'el-input', ...config },
    __vModel__: `f${at}`,
    ...rest,
  }));
  const form = readForm(JSON.stringify({ fields }));
  if (!form) throw new Error('this is a form');
  return new DOMParser().parseFromString(plainForm(form).html, 'text/html');
}
const options = [
  { label: '是', value: 1 },
  { label: '否', value: 0 },
];

describe('a form as plain HTML', () => {
  it('has its labels at its controls, with what they begin with and ask for', () => {
    const page = drawn({ config: { required: true, defaultValue: '京' }, placeholder: '请输入', maxlength: 9 });
    const box = page.querySelector('input');
    expect(page.querySelector('label')?.getAttribute('for')).toBe(box?.id);
    expect([box?.value, box?.required, box?.placeholder, box?.maxLength]).toEqual(['京', true, '请输入', 9]);
  });

  it.each([
    ['el-input', 'text'],
    ['el-input-number', 'number'],
    ['el-switch', 'checkbox'],
    ['el-slider', 'range'],
    ['el-color-picker', 'color'],
    ['el-date-picker', 'date'],
    ['upload-file', 'file'],
  ])('draws %s as %s', (tag, type) => {
    expect(drawn({ config: { tag } }).querySelector('input')?.type).toBe(type);
  });

  it.each([
    ['el-time-picker', { 'is-range': true }, 'time'],
    ['time-select', {}, 'time'],
    ['el-date-picker', { type: 'daterange' }, 'date'],
    ['el-date-picker', { type: 'datetimerange' }, 'datetime-local'],
    ['el-slider', { range: true }, 'range'],
  ])('draws a range of %s %j from one end to the other', (tag, own, type) => {
    const boxes = [...drawn({ config: { tag, defaultValue: [] }, ...own }).querySelectorAll('input')];
    expect(boxes.map((box) => [box.type, box.name])).toEqual([
      [type, 'f0'],
      [type, 'f0'],
    ]);
  });

  it('says of which component it has no control, and draws no other in its place', () => {
    const page = drawn({ config: { tag: 'el-hologram' } });
    expect(page.querySelector('.part')?.textContent).toContain('这里不支持组件 el-hologram');
    expect(page.querySelector('input')).toBeNull();
  });

  it('offers options once each, with the chosen one chosen', () => {
    const choice = { __slot__: { options } };
    const page = drawn(
      { ...choice, config: { tag: 'el-select', defaultValue: 1 } },
      { ...choice, config: { tag: 'el-checkbox-group', defaultValue: [0, 1] } },
    );
    expect(page.querySelector('select')?.value).toBe('1');
    expect([...page.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) => box.checked)).toEqual([true, true]);
  });

  it('says texts of its author, and runs none of them', () => {
    const page = drawn({
      config: { label: '<img src=x onerror=alert(1)>', defaultValue: '"><script>1</script>', tips: true, tipsDesc: '<b>注</b>' },
    });
    expect(page.querySelectorAll('img, script, small b')).toHaveLength(0);
    expect(page.querySelector('label')?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect(page.querySelector('small')?.textContent).toBe('<b>注</b>');
  });
});
