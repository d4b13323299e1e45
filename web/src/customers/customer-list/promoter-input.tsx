import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { CustomerPicker } from '#web/ui/pickers/index.ts';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (uid: number) => void;
}

/** The promoter above a customer, picked from all of them. */
export function PromoterInput({ id, value, onChange }: Props) {
  const [name, setName] = useState('');
  const [isPicking, setPicking] = useState(false);
  return (
    <div id={id}>
      <Button onClick={() => setPicking(true)}>{name === '' ? '选择推广人' : `${name} · 更换`}</Button>
      {isPicking && (
        <Suspense>
          <CustomerPicker
            promoters
            picked={value ?? undefined}
            onPick={(customer) => {
              setName(customer.nickname);
              onChange?.(customer.uid);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
