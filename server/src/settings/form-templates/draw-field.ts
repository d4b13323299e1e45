import { z } from 'zod';
import { type Setting, picturePath } from '#contract/settings/setting.ts';

type Control = 'text' | 'secret' | 'lines' | 'picture' | 'file' | 'number' | 'choice' | 'switch';
type Attributes = Readonly<Record<string, unknown>>;

/** A field of a form of settings; `!` behind the key means that it is needed. */
export interface DrawnField {
  key: string;
  label: string;
  control: Control;
  initial?: string;
  hint?: string | undefined;
  unit?: string | undefined;
  options?: readonly { value: unknown; label: string }[];
  /** Further attributes of the control. */
  own?: Attributes;
}

const controls: Readonly<Record<Control, readonly [tag: string, icon: string, verb: string, own: Attributes]>> = {
  text: ['el-input', 'input', '请输入', { clearable: true }],
  secret: ['el-input', 'password', '请输入', { 'show-password': true, clearable: true }],
  lines: ['el-input', 'textarea', '请输入', { type: 'textarea', autosize: { minRows: 4, maxRows: 8 } }],
  picture: ['self-upload', 'selfUpload', '请上传', { multiple: false, accept: 'image' }],
  file: ['upload-file', 'uploadPicture', '请上传', { name: 'upfile', accept: '' }],
  number: ['el-input-number', 'number', '请输入', { step: 1, 'step-strictly': false, 'controls-position': '' }],
  choice: ['el-radio-group', 'radio', '请选择', { size: 'medium' }],
  switch: ['el-switch', 'switch', '请选择', { 'active-text': '', 'inactive-text': '' }],
};

/** Limits of a number: whole ones are written as numbers, money as text with two decimals. */
function limitsOf(value: z.ZodType): Attributes {
  const out = value instanceof z.ZodCodec ? value.def.out : undefined;
  const { minValue: min = null, maxValue: most = null } = out instanceof z.ZodNumber ? out : {};
  const max = most !== null && Number.isFinite(most) ? most : null;
  const written = z.encode(value, max ?? 1);
  if (typeof written === 'number') return { min, max, precision: 0 };
  return /\.\d\d$/.test(String(written)) ? { min: 0, max: Number(written), precision: 2 } : { min: 0, precision: 2 };
}

/** The control that suits what a setting holds, which its initial value tells. */
function controlOf({ secret, options, value, initial, lines }: Setting): Pick<DrawnField, 'control' | 'own' | 'options'> {
  if (secret) return { control: 'secret' };
  if (options) return { control: 'choice', options: options.options };
  if (lines) return { control: 'lines' };
  if (value === picturePath) return { control: 'picture' };
  const meaning = value.parse(initial);
  if (typeof meaning === 'number') return { control: 'number', own: limitsOf(value) };
  if (typeof meaning !== 'boolean') return { control: 'text' };
  const [on, off] = [true, false].map((flag) => String(z.encode(value, flag)));
  return { control: 'switch', own: { 'active-value': on, 'inactive-value': off } };
}

/** A declared setting as a field of a form. */
export const drawnOf = (setting: Setting): DrawnField => ({
  key: setting.key,
  label: setting.label,
  initial: setting.initial,
  hint: setting.hint,
  unit: setting.unit,
  ...controlOf(setting),
});

/** A field as clients of the wire read it. */
export function drawField(
  { key, label, control, initial = '', hint = '', unit = '', options, own }: DrawnField,
  place: number,
): object {
  const [tag, tagIcon, verb, attributes] = controls[control];
  return {
    __config__: {
      label,
      labelWidth: null,
      showLabel: true,
      changeTag: true,
      tag,
      tagIcon,
      defaultValue: initial,
      required: key.endsWith('!'),
      layout: 'colFormItem',
      span: 24,
      document: '',
      regList: [],
      formId: place,
      renderKey: place,
      tips: hint !== '',
      tipsDesc: hint,
      tipsIsLink: false,
      tipsLink: '',
      optionType: 'default',
      border: false,
    },
    __slot__: options ? { options } : { prepend: '', append: unit },
    __vModel__: key.replace('!', ''),
    placeholder: `${verb}${label}`,
    style: { width: '100%' },
    disabled: false,
    ...attributes,
    ...own,
  };
}
