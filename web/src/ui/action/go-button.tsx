import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Key, useMay } from '../wire/index.ts';
import { SlotButton } from './slot.tsx';

interface Props {
  label: string;
  to: string;
  /** Call that the page behind it is for; absent for those who may not. */
  call?: Key;
  /** Permission that the page needs besides. */
  also?: Key;
  primary?: boolean;
  icon?: ReactNode;
}

/** Leads to a page. */
export function GoButton({ label, to, call = 'session', also = 'session', primary = false, icon }: Props) {
  const may = useMay();
  const navigate = useNavigate();
  if (!may(call) || !may(also)) return null;
  return (
    <SlotButton type={primary ? 'primary' : 'default'} icon={icon} onClick={() => void navigate(to)}>
      {label}
    </SlotButton>
  );
}
