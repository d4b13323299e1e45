import { QuestionCircleOutlined } from '@ant-design/icons';
import type { PointerEvent } from 'react';
import { ariaSortOf, nextOrder } from './order.ts';

/** Current sort order and its setter. */
export interface Ordering {
  order: string;
  onOrder: (order: string) => void;
}

interface Props {
  title: string;
  help?: string | undefined;
  /** Field that the column sorts by. */
  sorts: string | undefined;
  ordering: Ordering | undefined;
  /** CSS length. */
  width: string;
  align: 'right' | undefined;
  onWidth: (px: number) => void;
}

/** A column head whose edge can be dragged, and which may put the list in order. */
export function HeaderCell({ title, help, sorts, ordering, width, align, onWidth }: Props) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = event.currentTarget;
    const from = event.clientX;
    // Width in sight may be more than was asked for: a table fills its place.
    const seen = grip.parentElement?.offsetWidth ?? 0;
    grip.setPointerCapture(event.pointerId);
    grip.classList.add('width-grip-held');
    grip.onpointermove = ({ clientX }) => grip.style.setProperty('--dragged', `${clientX - from}px`);
    grip.onpointerup = ({ clientX }) => {
      grip.onpointermove = null;
      grip.onpointerup = null;
      grip.classList.remove('width-grip-held');
      grip.style.removeProperty('--dragged');
      if (clientX !== from) onWidth(seen + clientX - from);
    };
  };
  const turns = sorts !== undefined && ordering ? { field: sorts, ...ordering } : undefined;
  const name = (
    <>
      {title}
      {help && <QuestionCircleOutlined className="head-help" aria-label={help} />}
    </>
  );
  return (
    <th
      scope="col"
      title={help ?? title}
      align={align}
      style={{ width }}
      {...(turns && { 'aria-sort': ariaSortOf(turns.order, turns.field) })}
    >
      {turns ? (
        <button type="button" className="sort-head" onClick={() => turns.onOrder(nextOrder(turns.order, turns.field))}>
          {name}
        </button>
      ) : (
        name
      )}
      <span className="width-grip" aria-hidden="true" onPointerDown={onPointerDown} />
    </th>
  );
}
