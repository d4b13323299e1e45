import { Button, Space } from 'antd';
import { Suspense, useState } from 'react';
import { CustomerPicker } from '#web/ui/pickers/index.ts';
import type { DeskValues } from './form-values.ts';

interface Props {
  id?: string;
  value?: DeskValues['customer'];
  onChange?: (customer: DeskValues['customer']) => void;
}

/** The customer who calls; nobody for somebody the shop does not know. */
export function CustomerInput({ id, value = null, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  return (
    <Space id={id}>
      <Button onClick={() => setPicking(true)}>{value ? `${value.nickname} · 更换` : '选择顾客'}</Button>
      {value && <Button onClick={() => onChange?.(null)}>不指定顾客</Button>}
      <Suspense>
        {isPicking && (
          <CustomerPicker
            title="选择顾客"
            picked={value?.uid}
            onPick={({ uid, nickname }) => onChange?.({ uid, nickname })}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </Space>
  );
}
