import { useNavigate } from 'react-router';
import type { Key } from '../wire/index.ts';
import { GatherButton } from './gather-button.tsx';

interface Props {
  label: string;
  /** Call that the page behind it is for. */
  call: Key;
  /** Address of the page for these rows. */
  to: (keys: readonly number[]) => string;
  /** Most rows that fit the page. */
  most: number;
}

/** Leads to a page about every chosen row. */
export function BulkGoButton({ to, ...gathering }: Props) {
  const navigate = useNavigate();
  return <GatherButton {...gathering} then={(keys) => void navigate(to(keys))} />;
}
