import type { PointerEvent } from 'react';

interface Props {
  title: string;
  width: number;
  align: 'right' | undefined;
  onWidth: (px: number) => void;
}

/** A column head whose edge can be dragged. */
export function HeaderCell({ title, width, align, onWidth }: Props) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = event.currentTarget;
    const from = event.clientX;
    // What is seen may be wider than what was asked for: a table fills its place.
    const seen = grip.parentElement?.offsetWidth ?? width;
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
  return (
    <th scope="col" title={title} align={align} style={{ width }}>
      {title}
      <span className="width-grip" aria-hidden="true" onPointerDown={onPointerDown} />
    </th>
  );
}
