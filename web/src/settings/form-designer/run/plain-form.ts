import type { FormDrawing, FormField, FormPart } from '#contract/settings/form.ts';
import { isRange } from '#contract/settings/form-values.ts';
import { readPattern } from '#contract/settings/pattern.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (raw: unknown): string => String(raw ?? '').replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** Attributes of an element; those that are false or undefined stay out. */
const attrs = (all: Readonly<Record<string, unknown>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== false && value !== '')
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${text(value)}"`))
    .join('');

const optionsOf = ({ options, initial }: FormField): string =>
  options
    .map(
      ({ label, value, disabled }) =>
        `<option${attrs({ value, disabled, selected: String(initial) === value })}>${text(label)}</option>`,
    )
    .join('');

/** Box per option; several can be ticked, so none of them is needed by itself. */
const boxes = (type: 'radio' | 'checkbox', { name, options, initial, required }: FormField): string => {
  const ticked = (Array.isArray(initial) ? initial : [initial]).map(String);
  return options
    .map(({ label, value, disabled }) => {
      const box = { type, name, value, disabled, checked: ticked.includes(value), required: required && type === 'radio' };
      return `<label class="option"><input${attrs(box)}>${text(label)}</label>`;
    })
    .join('');
};

const inputTypes: Readonly<Record<string, string>> = {
  'el-input-number': 'number',
  'el-slider': 'range',
  'el-rate': 'number',
  'el-color-picker': 'color',
  'el-time-picker': 'time',
  'time-select': 'time',
  'el-date-picker': 'date',
  'upload-file': 'file',
  'self-upload': 'file',
  upload: 'file',
};

/** Input types of a date, by the type of its picker or by that of its range. */
const dateTypes: Readonly<Record<string, string>> = { datetime: 'datetime-local', month: 'month', week: 'week', year: 'number' };

function typeOf({ tag, attributes }: FormField): string {
  if (tag === 'el-date-picker') return dateTypes[String(attributes['type']).replace('range', '')] ?? 'date';
  return inputTypes[tag] ?? (attributes['show-password'] ? 'password' : 'text');
}

function input(field: FormField): string {
  const { name, label, placeholder, required, rules, attributes, initial } = field;
  const type = typeOf(field);
  const rule = rules.find(({ pattern }) => readPattern(pattern));
  const check = rule && { 'data-pattern': rule.pattern, 'data-says': rule.message || '格式不正确' };
  const limits = { min: attributes['min'], max: attributes['max'], step: attributes['step'], maxlength: attributes['maxlength'] };
  const value = type === 'file' || typeof initial === 'object' ? undefined : initial;
  const box = { name, type, placeholder, required, ...check, ...limits };
  if (field.tag !== 'time-select' && !isRange(field)) return `<input${attrs({ id: name, value, ...box })}>`;
  const [from, to] = Array.isArray(initial) ? initial : [];
  return `<span class="range"><input${attrs({ id: name, value: from, ...box })}>至<input${attrs({ 'aria-label': `${label}结束`, value: to, ...box })}></span>`;
}

function control(field: FormField): string {
  const { tag, name, placeholder, required, attributes, initial } = field;
  if (tag === 'el-radio-group') return boxes('radio', field);
  if (tag === 'el-checkbox-group') return boxes('checkbox', field);
  if (tag === 'el-switch')
    return `<input${attrs({ id: name, name, type: 'checkbox', checked: initial === true || initial === '1' })}>`;
  if (tag === 'el-select' || tag === 'el-cascader')
    return `<select${attrs({ id: name, name, required, multiple: attributes['multiple'] === true })}><option value="">${text(placeholder)}</option>${optionsOf(field)}</select>`;
  if (tag === 'el-input' && attributes['type'] === 'textarea')
    return `<textarea${attrs({ id: name, name, placeholder, required, rows: 4 })}>${text(initial)}</textarea>`;
  return tag === 'el-input' || Object.hasOwn(inputTypes, tag) ? input(field) : `<p>这里不支持组件 ${text(tag)}</p>`;
}

const tipsOf = ({ tips, tipsLink }: FormField): string => {
  if (tips === '') return '';
  const isAddress = /^https?:\/\//.test(tipsLink);
  return `<small>${isAddress ? `<a href="${text(tipsLink)}" rel="noreferrer">${text(tips)}</a>` : text(tips)}</small>`;
};

function partOf(part: FormPart): string {
  const width = `style="width:${(part.span / 24) * 100}%"`;
  if (part.kind === 'row') return `<div class="row" ${width}>${part.parts.map(partOf).join('')}</div>`;
  if (part.kind === 'button') return `<div class="part" ${width}><button type="button">${text(part.text)}</button></div>`;
  if (part.kind === 'unknown') return `<div class="part" ${width}><p>${text(part.says)}</p></div>`;
  const { name, label, required } = part;
  const sign = required ? '<b aria-hidden="true">*</b> ' : '';
  return `<div class="part" ${width}><label for="${text(name)}">${sign}${text(label)}</label>${control(part)}${tipsOf(part)}</div>`;
}

const css = `body{font:14px/1.6 sans-serif;margin:16px;color:#1f2329}form{display:flex;flex-wrap:wrap}
.row{display:flex;flex-wrap:wrap}.part{box-sizing:border-box;padding:0 8px 16px}.part>label{display:block}.part b{color:#c0392b}
input:not([type=checkbox]):not([type=radio]),select,textarea{box-sizing:border-box;width:100%;padding:6px 8px;font:inherit}
.range{display:flex;gap:8px;align-items:center}.option{margin-right:16px}small{display:block;color:#646a73}output{display:block;white-space:pre-wrap;margin-top:16px}`;

// A sandboxed frame sends no form: its own button checks the fields and shows what would be sent.
const js = `const form = document.forms[0];
const check = (box) => {
  const [, source = box.dataset.pattern, flags = ''] = /^\\/([^]+)\\/([a-z]*)$/.exec(box.dataset.pattern) ?? [];
  box.setCustomValidity(box.value === '' || new RegExp(source, flags).test(box.value) ? '' : box.dataset.says);
};
for (const box of form.querySelectorAll('[data-pattern]')) box.addEventListener('input', () => check(box));
document.getElementById('submit').addEventListener('click', () => {
  form.querySelectorAll('[data-pattern]').forEach(check);
  if (!form.reportValidity()) return;
  const values = {};
  for (const [name, sent] of new FormData(form)) {
    const value = sent instanceof File ? sent.name : sent;
    values[name] = name in values ? [].concat(values[name], value) : value;
  }
  document.querySelector('output').textContent = JSON.stringify(values, null, 2);
});`;

/** Form of plain HTML that needs nothing of ours: what the designer runs, and what can be taken along. */
export const plainForm = ({ parts, disabled }: FormDrawing) => ({
  css,
  html: `<form><fieldset${attrs({ disabled })} style="display:contents">${parts.map(partOf).join('')}</fieldset></form>
<button id="submit" type="button">提交</button><output></output>`,
  js,
});
