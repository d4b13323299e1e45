import { Dropdown } from 'antd';
import { Children, Fragment, type ReactElement, type ReactNode, cloneElement, isValidElement, useState } from 'react';
import { everyCall } from '#contract/call.ts';
import { type Key, useMay } from '../wire/index.ts';
import { OpenedPanel } from './opened-panel.tsx';
import { ChosenProvider, SlotProvider, SlotButton } from './slot.tsx';

interface PartProps {
  call?: Key;
  also?: Key;
  children?: ReactNode;
}

/** The parts of a fragment, one by one; keys of an inner one begin with its own, or two parts might share one. */
export const partsOf = (node: ReactNode): ReactElement<PartProps>[] =>
  Children.toArray(node).flatMap((part) => {
    if (!isValidElement<PartProps>(part)) return [];
    if (part.type !== Fragment) return [part];
    return partsOf(part.props.children).map((inner) => cloneElement(inner, { key: `${part.key}${inner.key}` }));
  });

interface Needing {
  needs: readonly Key[];
}
const isNeeding = (type: unknown): type is Needing => typeof type === 'function' && 'needs' in type;

/** A button of a row that names its calls inside, with what a row looks for before it draws it. */
export const needing = <P,>(button: (props: P) => ReactNode, ...needs: readonly Key[]) => Object.assign(button, { needs });

/** Keys that a part wants held, its own and those of every part of its kind. */
const keysOf = ({ type, props: { call, also } }: ReactElement<PartProps>) => [call, also, ...(isNeeding(type) ? type.needs : [])];

/** Parts of a row's actions that this person may do. */
function useAllowed() {
  const may = useMay();
  return (acts: ReactNode) => partsOf(acts).filter((part) => keysOf(part).every((each) => each === undefined || may(each)));
}

/** True where this person may write anything of a noun: a guess of what may be done with rows that are not there yet. */
function useMayWrite(noun: string): boolean {
  const may = useMay();
  return everyCall().some((call) => call.noun === noun && call.method === 'POST' && may(call));
}

/**
 * The actions of rows; none at all where this person may do nothing with any of them, which takes no column. Rows on their way, or
 * none, leave the column as it was.
 */
export function useRowActions<R>(noun: string, rows: readonly R[] = [], acts: ((row: R) => ReactNode) | undefined) {
  const allowed = useAllowed();
  const mayWrite = useMayWrite(noun);
  const [before, setBefore] = useState(!mayWrite);
  const isIdle = acts && rows.length > 0 ? rows.every((row) => allowed(acts(row)).length === 0) : before;
  if (isIdle !== before) setBefore(isIdle);
  return acts && !isIdle ? (row: R) => <RowActions>{acts(row)}</RowActions> : undefined;
}

/** The first actions in sight, the rest under 更多 where it is more than one. Those that may not be done take no place. */
export function FoldedActions({ inSight = 1, children }: { inSight?: number; children: ReactNode }) {
  const allowed = useAllowed()(children);
  const first = allowed.length <= inSight + 1 ? allowed : allowed.slice(0, inSight);
  const rest = allowed.slice(first.length);
  return (
    <>
      {first}
      {rest.length > 0 && <More>{rest}</More>}
    </>
  );
}

/** Two actions in sight, or one and 更多. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className="row-actions">
    <SlotProvider value="row">
      <FoldedActions>{children}</FoldedActions>
    </SlotProvider>
  </div>
);

function More({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setTurn(turn + 1);
  };
  const menu = () => (
    <SlotProvider value="menu">
      <ChosenProvider value={() => setOpen(false)}>
        <OpenedPanel turn={turn} close={() => setOpen(false)} isMenu className="action-menu">
          {children}
        </OpenedPanel>
      </ChosenProvider>
    </SlotProvider>
  );
  return (
    <Dropdown open={isOpen} onOpenChange={change} trigger={['click']} popupRender={menu}>
      <SlotButton>更多</SlotButton>
    </Dropdown>
  );
}
