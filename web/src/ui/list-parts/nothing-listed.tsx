import type { ReactNode } from 'react';
import { Empty } from './list-states.tsx';

export interface Emptiness {
  /** Said when there is nothing yet. */
  says: string;
  /** Buttons that help. */
  action?: ReactNode;
  /** Says what holds for the chosen tab, not for all of them. */
  ofTab?: boolean;
}

interface Props {
  /** Records in a word. */
  called: string;
  empty: Emptiness | undefined;
  /** A tab is chosen that the list does not start with. */
  inTab: boolean;
  filtered: boolean;
  /** Shown where the filters find nothing: what else might. */
  elsewhere: ReactNode;
  clear: () => void;
  /** Leads back to the tab that the list starts with. */
  leaveTab: () => void;
}

const Found = ({
  says,
  label,
  onClick,
  children,
}: {
  says: string;
  label: string;
  onClick: () => void;
  children?: ReactNode;
}) => (
  <Empty
    says={says}
    action={
      <>
        {children}
        <button type="button" className="cell-open" onClick={onClick}>
          {label}
        </button>
      </>
    }
  />
);

/** Says in place of rows whether the filters, the tab, or the shop has none. */
export function NothingListed({ called, empty, inTab, filtered, elsewhere, clear, leaveTab }: Props) {
  if (filtered)
    return (
      <Found says={`没有符合条件的${called}`} label="清空筛选" onClick={clear}>
        {elsewhere}
      </Found>
    );
  if (inTab && !empty?.ofTab) return <Found says={`这一栏没有${called}`} label="看其他的" onClick={leaveTab} />;
  return <Empty says={empty?.says ?? `还没有${called}`} action={empty?.action} />;
}
