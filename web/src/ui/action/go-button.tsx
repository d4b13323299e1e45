import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Key, reaches, useMay } from '../wire/index.ts';
import { SlotButton } from './slot.tsx';

interface Props {
  label: string;
  to: string;
  /** Call that the page behind it is for; the button is absent for those who may not, or whose role the page is closed to. */
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
  if (!reaches(to) || !may(call) || !may(also)) return null;
  return (
    <SlotButton type={primary ? 'primary' : 'default'} icon={icon} onClick={() => void navigate(to)}>
      {label}
    </SlotButton>
  );
}
