import { Skeleton } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useNavigate } from 'react-router';
import type { Call } from '#contract/call.ts';
import { PageHead } from '../basics/page-head.tsx';
import { Failing } from '../list-parts/list-states.tsx';
import { WayBack } from '../list-parts/way-back.ts';
import { useCall } from '../wire/index.ts';
import '../list-parts/list.css';

interface Props<I extends object, O> {
  call: Call<I, O>;
  input: I;
  /** True for a record that is being made, which has nothing to read yet. */
  skip?: boolean;
  /** Title of the page that the record fills: its head stands also before the record does, and where that fails. */
  title?: string;
  /** The list it belongs to, where it has a page of its own. */
  back?: string;
  /** Stands in the place of the record until it is read, as high as the record; some lines by default. */
  blank?: ReactNode;
  children: (record: O | undefined) => ReactNode;
}

/** Reads a record and shows it; says so where it stands when that fails. */
export function Loaded<I extends object, O>({ call, input, skip = false, title, back, blank, children }: Props<I, O>) {
  const navigate = useNavigate();
  const leave = useContext(WayBack);
  const { data, error, refetch } = useCall(call, input, { enabled: !skip, saysItself: true });
  if (skip || data !== undefined) return children(data);
  return (
    <>
      {title !== undefined && <PageHead title={title} />}
      {error ? (
        <WayBack value={back === undefined ? leave : () => void navigate(back)}>
          <Failing error={error} again={() => void refetch()} />
        </WayBack>
      ) : (
        (blank ?? <Skeleton active paragraph={{ rows: 6 }} />)
      )}
    </>
  );
}
