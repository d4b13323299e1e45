import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { notify } from '#web/ui/index.ts';
import { NO_SIGNS, type Spec, hasSigns, splitValues } from '../product/specs.ts';

interface Props {
  onAdd: (spec: Spec) => void;
  /** Said when the name or the values are missing. */
  incomplete?: string;
}

/** A new specification with its first values; several at once, between commas. */
export function NewSpec({ onAdd, incomplete = '请添加完整的规格！' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [values, setValues] = useState('');
  const close = () => {
    setOpen(false);
    setName('');
    setValues('');
  };
  const spec = { name: name.trim(), values: splitValues(values) };
  const isWhole = spec.name !== '' && spec.values.length > 0;
  const add = () => {
    if (!isWhole) return notify.warning(incomplete);
    if ([name, ...spec.values].some(hasSigns)) return notify.warning(NO_SIGNS);
    onAdd(spec);
    close();
  };
  const onEnter = (event: KeyboardEvent) => {
    event.preventDefault();
    add();
  };
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        添加规格
      </Button>
    );
  return (
    <span className="new-spec">
      <Input
        size="small"
        autoFocus
        maxLength={32}
        aria-label="规格"
        placeholder="请输入规格"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={onEnter}
      />
      <Input
        size="small"
        aria-label="规格值"
        placeholder="请输入规格值，多个用逗号隔开"
        value={values}
        onChange={(event) => setValues(event.target.value)}
        onPressEnter={onEnter}
      />
      <Button size="small" type="primary" onClick={add}>
        确定
      </Button>
      <Button size="small" onClick={close}>
        取消
      </Button>
    </span>
  );
}
