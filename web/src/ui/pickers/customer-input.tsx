import { Button, Space } from 'antd';
import { Suspense, useState } from 'react';
import { CustomerPicker } from './index.ts';

export interface PickedCustomer {
  uid: number;
  nickname: string;
}

interface Props {
  id?: string;
  value?: PickedCustomer | null;
  onChange?: (customer: PickedCustomer | null) => void;
  /** Label of the button that picks nobody, where that is a choice. */
  none?: string;
}

/** A customer, picked among all of them. */
export function CustomerInput({ id, value = null, onChange, none }: Props) {
  const [isPicking, setPicking] = useState(false);
  return (
    <Space id={id}>
      <Button className="picks" onClick={() => setPicking(true)}>
        {value ? `${value.nickname} · 更换` : '选择用户'}
      </Button>
      {value && none !== undefined && <Button onClick={() => onChange?.(null)}>{none}</Button>}
      <Suspense>
        {isPicking && (
          <CustomerPicker
            title="选择用户"
            picked={value?.uid}
            onPick={({ uid, nickname }) => onChange?.({ uid, nickname })}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </Space>
  );
}
