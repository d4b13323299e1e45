import { Input, Space } from 'antd';
import type { ReactNode } from 'react';
import type { FormField } from '#contract/settings/form.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import { type ControlProps, isOn, named, numberAt, wordAt } from './control.ts';
import { SecretInput } from './secret-input.tsx';

const rowsOf = ({ attributes: { autosize } }: FormField) => {
  const { minRows, maxRows } = Object(autosize);
  return typeof minRows === 'number' && typeof maxRows === 'number' ? { minRows, maxRows } : { minRows: 4, maxRows: 8 };
};

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
  if (wordAt(field, 'type') === 'textarea') return <Input.TextArea {...shared} autoSize={rowsOf(field)} />;
  return (
    <Sided field={field}>
      <Input {...shared} />
    </Sided>
  );
}
