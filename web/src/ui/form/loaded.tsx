import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { Failing } from '../list/list-states.tsx';
import { useCall } from '../wire/index.ts';
import '../list/list.css';

interface Props<I extends object, O> {
  call: Call<I, O>;
  input: I;
  /** Nothing to read yet: a record that is being made. */
  skip?: boolean;
  children: (record: O | undefined) => ReactNode;
}

/** Reads a record and shows it; says so where it stands when that fails. */
export function Loaded<I extends object, O>({ call, input, skip = false, children }: Props<I, O>) {
  const { data, error, refetch } = useCall(call, input, { enabled: !skip, saysItself: true });
  if (skip || data !== undefined) return children(data);
  return error ? <Failing error={error} again={() => void refetch()} /> : <Skeleton active paragraph={{ rows: 6 }} />;
}
