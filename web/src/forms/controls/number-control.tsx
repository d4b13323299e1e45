import { InputNumber } from 'antd';
import type { FormField } from '#contract/settings/form.ts';
import { numberAt } from '#contract/settings/form-values.ts';
import { type ControlProps, named } from './control.ts';

const isMoney = (field: FormField): boolean => numberAt(field, 'precision') === 2 && /元/.test(field.append + field.label);

/** A number as it was typed: what it may be, the rules say. */
export function NumberControl({ id, field, text, hold, onBlur, aria }: ControlProps) {
  const suffix = field.append === '' ? {} : { suffix: field.append };
  return (
    <InputNumber<string>
      {...named(id)}
      {...aria}
      className="template-number"
      stringMode
      changeOnBlur={false}
      inputMode="decimal"
      step={String(numberAt(field, 'step') ?? 1)}
      placeholder={field.placeholder}
      {...(isMoney(field) ? { prefix: '¥' } : suffix)}
      value={text === '' ? null : text}
      {...(onBlur ? { onBlur } : {})}
      onChange={(next) => hold(next ?? '')}
    />
  );
}
