import { type ReactNode, Suspense, useState } from 'react';
import type { ButtonProps } from 'antd';
import { type Key, useMay } from '../wire/index.ts';
import { SlotButton, SlotProvider } from './slot.tsx';
import { useHeld } from './use-held.ts';

interface Props extends Pick<ButtonProps, 'danger' | 'disabled' | 'icon' | 'title'> {
  label: string;
  /** Call that the dialog asks or saves by; none for those that ask nothing. */
  call?: Key;
  /** Permissions that it needs besides. */
  also?: Key;
  primary?: boolean;
  /** A dialog or drawer, best loaded lazily: a list must not wait for what only a click needs. */
  children: (close: () => void) => ReactNode;
}

/** Button that opens a dialog or a drawer. Absent for those who may not make its calls. */
export function OpenButton({ label, call, also, primary = false, children, ...look }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  useHeld(isOpen);
  if ([call, also].some((each) => each !== undefined && !may(each))) return null;
  return (
    <>
      <SlotButton {...look} type={primary ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        {label}
      </SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && children(() => setOpen(false))}</Suspense>
      </SlotProvider>
    </>
  );
}
