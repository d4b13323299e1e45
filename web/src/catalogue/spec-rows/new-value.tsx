import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { notify } from '#web/ui/index.ts';
import { NO_SIGNS, hasSigns } from '../product/specs.ts';

/** "+ 添加" that becomes an input: Enter adds and stays for the next value, leaving it adds as well. */
export function NewValue({ spec, onAdd }: { spec: string; onAdd: (value: string) => void }) {
  const [text, setText] = useState<string>();
  const add = (isLast: boolean) => {
    const value = (text ?? '').trim();
    if (hasSigns(value)) return notify.warning(NO_SIGNS);
    if (value === '' && !isLast) return notify.warning('请添加属性');
    if (value !== '') onAdd(value);
    setText(isLast ? undefined : '');
  };
  if (text === undefined)
    return (
      <Button size="small" type="dashed" icon={<PlusOutlined />} aria-label={`给${spec}添加规格值`} onClick={() => setText('')}>
        添加
      </Button>
    );
  return (
    <Input
      className="new-value"
      size="small"
      autoFocus
      maxLength={50}
      aria-label={`${spec}的新规格值`}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={(event) => {
        event.preventDefault();
        add(false);
      }}
      onKeyDown={(event) => event.key === 'Escape' && setText(undefined)}
      onBlur={() => add(true)}
    />
  );
}
