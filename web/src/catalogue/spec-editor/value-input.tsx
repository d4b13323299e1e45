import { Input, type InputRef } from 'antd';
import { type ClipboardEvent, type Ref, useState } from 'react';
import { notify } from '#web/ui/index.ts';
import { NO_SIGNS, VALUE_MAX, VALUE_LONG, hasSigns, splitValues } from '../product/specs.ts';

interface Props {
  ref: Ref<InputRef>;
  label: string;
  /** Adds what was typed; false when it could not be added and stays where it is. */
  onAdd: (values: string[]) => boolean;
}

/** Takes values one after the other: Enter, a comma (but for one behind a digit) or a new line ends one or several, leaving them as well. */
export function ValueInput({ ref, label, onAdd }: Props) {
  const [text, setText] = useState('');

  /** Adds all of it, and goes on with `rest`. */
  const add = (typed: string, rest = '') => {
    const values = splitValues(typed);
    if (values.length === 0) return setText(rest);
    if (values.some(hasSigns)) return notify.warning(NO_SIGNS);
    if (values.some((value) => value.length > VALUE_MAX)) return notify.warning(VALUE_LONG);
    setText(onAdd(values) ? rest : typed);
  };
  const type = (typed: string) => {
    // A comma behind a digit may be that of 10,000: whatever it is shows with the rest of the value.
    const ended = typed.search(/(?:(?<!\d)[,，]|、)[^,，、]*$/);
    if (ended < 0) setText(typed);
    else add(typed.slice(0, ended), typed.slice(ended + 1));
  };
  const paste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text');
    if (!/[\n\t]/.test(copied)) return;
    event.preventDefault();
    add(text + copied);
  };
  return (
    <Input
      ref={ref}
      className="new-value"
      size="small"
      aria-label={label}
      placeholder="如 红 黄 蓝，按 Enter 添加"
      value={text}
      onChange={(event) => type(event.target.value)}
      onPaste={paste}
      onPressEnter={(event) => {
        event.preventDefault();
        add(text);
      }}
      onBlur={() => add(text)}
    />
  );
}
