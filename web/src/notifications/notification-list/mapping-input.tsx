import { Input, Select } from 'antd';
import type { LetterTerms } from '#contract/notifications/letter-values.ts';
import { letterValues, valuesOfTerms } from '#contract/notifications/letter-values.ts';
import { type FieldContent, type FieldOptions, canTake, fieldRule, fieldsIn } from '#contract/notifications/template-fields.ts';

const FIXED = 'text';

interface Props {
  content: string;
  terms: LetterTerms;
  options: FieldOptions;
  /** Set by the field that it stands in. */
  id?: string;
  value?: readonly FieldContent[];
  onChange?: (next: readonly FieldContent[]) => void;
}

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

/** Values of the event that a field takes, and a text of one's own. */
const sourcesFor = (name: string, terms: LetterTerms, isChosenAmong: boolean) => [
  ...(isChosenAmong
    ? []
    : valuesOfTerms(terms)
        .filter((value) => canTake(name, value))
        .map((value) => ({ value, label: letterValues[value].label }))),
  { value: FIXED, label: '固定文字' },
];

/** Contents of the fields of a template, a line each. */
export function MappingInput({ content, terms, options, id, value: chosen = [], onChange }: Props) {
  const set = (next: FieldContent) => {
    const others = fieldsIn(content).map(({ name }) => chosen.find((one) => one.name === name) ?? { name, value: '', text: '' });
    onChange?.(others.map((one) => (one.name === next.name ? next : one)));
  };
  return (
    <ul className="template-fields" id={id}>
      {fieldsIn(content).map(({ name, label }) => {
        const { value, text } = chosen.find((one) => one.name === name) ?? { value: '', text: '' };
        const texts = options[name];
        const isFixed = value === FIXED || (value === '' && text !== '');
        return (
          <li key={name}>
            <span className="template-field">
              {label}
              <small>
                {name}，{fieldRule(name)}
              </small>
            </span>
            <Select
              aria-label={`${label}的内容`}
              placeholder="请选择内容"
              value={isFixed ? FIXED : value || null}
              options={sourcesFor(name, terms, texts !== undefined)}
              onChange={(next: string) => set({ name, value: next, text: '' })}
            />
            {isFixed && texts && (
              <Select
                aria-label={`${label}的选项`}
                placeholder="请选择"
                value={text || null}
                options={optionsOf(texts)}
                onChange={(next: string) => set({ name, value: FIXED, text: next })}
              />
            )}
            {isFixed && !texts && (
              <Input
                aria-label={`${label}的文字`}
                placeholder="每条消息都写这段文字"
                maxLength={200}
                value={text}
                onChange={(event) => set({ name, value: FIXED, text: event.target.value })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
