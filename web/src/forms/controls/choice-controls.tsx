import { Checkbox, Radio, Select, Switch } from 'antd';
import { several } from '#web/ui/inputs/several.ts';
import { textOf, typedOf } from '#contract/settings/form-values.ts';
import { type ControlProps, isOn, named, optionsOf, wordAt } from './control.ts';

const asTexts = (typed: unknown): string[] => (Array.isArray(typed) ? typed.map(String) : []);

/** Options of which one or several are chosen. */
export function SelectControl({ id, field, text, hold }: ControlProps) {
  const typed = typedOf(field, text);
  const isSeveral = isOn(field, 'multiple');
  const isOpen = isOn(field, 'allow-create');
  return (
    <Select<string | string[]>
      {...named(id)}
      {...(isSeveral && several)}
      {...(isSeveral && isOpen && { mode: 'tags' })}
      value={isSeveral ? asTexts(typed) : text === '' ? null : String(typed)}
      placeholder={field.placeholder || '请选择'}
      allowClear={isOn(field, 'clearable')}
      showSearch={isOn(field, 'filterable') ? { optionFilterProp: 'label' } : false}
      options={optionsOf(field)}
      onChange={(next) => hold(textOf(field, next))}
    />
  );
}

export const RadioControl = ({ id, field, text, hold }: ControlProps) => (
  <Radio.Group
    {...named(id)}
    value={typedOf(field, text)}
    options={optionsOf(field)}
    optionType={field.optionType === 'button' ? 'button' : 'default'}
    onChange={({ target: { value } }) => hold(String(value))}
  />
);

export const CheckboxControl = ({ field, text, hold }: ControlProps) => (
  <Checkbox.Group
    value={asTexts(typedOf(field, text))}
    options={optionsOf(field)}
    onChange={(next) => hold(textOf(field, next))}
  />
);

/** Switch in the two words that clients of this field compare. */
export const SwitchControl = ({ id, field, text, hold }: ControlProps) => (
  <Switch
    {...named(id)}
    checked={typedOf(field, text) === true}
    checkedChildren={wordAt(field, 'active-text')}
    unCheckedChildren={wordAt(field, 'inactive-text')}
    onChange={(next) => hold(textOf(field, next))}
  />
);
