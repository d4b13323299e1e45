import { Input, Space } from 'antd';
import type { ReactNode } from 'react';
import type { FormField } from '#contract/settings/form.ts';
import { numberAt } from '#contract/settings/form-values.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import { type ControlProps, isOn, named, wordAt } from './control.ts';
import { SecretInput } from './secret-input.tsx';

/** Number of lines of the text, within what the template says. */
function rowsOf({ attributes: { autosize } }: FormField, text: string): number {
  const { minRows, maxRows } = Object(autosize);
  const [least, most] = typeof minRows === 'number' && typeof maxRows === 'number' ? [minRows, maxRows] : [4, 8];
  return Math.min(most, Math.max(least, text.split('\n').length));
}

function Sided({ field: { prepend, append }, children }: { field: FormField; children: ReactNode }) {
  if (prepend === '' && append === '') return children;
  return (
    <Space.Compact block>
      {prepend !== '' && <Space.Addon>{prepend}</Space.Addon>}
      {children}
      {append !== '' && <Space.Addon>{append}</Space.Addon>}
    </Space.Compact>
  );
}

/** A line, several lines, or a secret. */
export function TextControl({ id, field, text, hold, onBlur, aria }: ControlProps) {
  const longest = numberAt(field, 'maxlength');
  const shared = {
    ...named(id),
    ...aria,
    value: text,
    placeholder: field.placeholder,
    readOnly: isOn(field, 'readonly'),
    allowClear: isOn(field, 'clearable'),
    ...(longest !== undefined && isOn(field, 'show-word-limit') ? { count: { show: true, max: longest } } : {}),
    ...(onBlur ? { onBlur } : {}),
    onChange: (event: { target: { value: string } }) => hold(event.target.value),
  };
  if (isOn(field, 'show-password') || text === SECRET_SET) return <SecretInput {...{ id, field, text, hold, onBlur, aria }} />;
  if (wordAt(field, 'type') === 'textarea') return <Input.TextArea {...shared} rows={rowsOf(field, text)} />;
  return (
    <Sided field={field}>
      <Input {...shared} />
    </Sided>
  );
}
