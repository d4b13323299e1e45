import { Button } from 'antd';
import { type ComponentProps, Suspense, useState } from 'react';
import { CustomerPicker } from '#web/ui/pickers/index.ts';

export interface CustomerInputProps {
  id?: string;
  value?: number | null;
  onChange?: (uid: number) => void;
}

type PickerChoice = Pick<ComponentProps<typeof CustomerPicker>, 'promoters' | 'except'>;

/** Customer, picked from all of them or from the promoters. */
export function CustomerInput({ id, value, onChange, promoters = false, except }: CustomerInputProps & PickerChoice) {
  const [name, setName] = useState('');
  const [isPicking, setPicking] = useState(false);
  return (
    <div id={id}>
      <Button className="picks" onClick={() => setPicking(true)}>
        {name === '' ? (promoters ? '选择分销员' : '选择用户') : `${name} · 更换`}
      </Button>
      {isPicking && (
        <Suspense>
          <CustomerPicker
            promoters={promoters}
            except={except}
            picked={value ?? undefined}
            onPick={(customer) => {
              setName(`${customer.nickname}（ID ${customer.uid}）`);
              onChange?.(customer.uid);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
