import type { ComponentProps, PointerEvent } from 'react';

interface Props extends ComponentProps<'th'> {
  width?: number;
  onWidth?: (px: number) => void;
}

/** A column head whose edge can be dragged. */
export function HeaderCell({ width = 0, onWidth, children, ...head }: Props) {
  if (!onWidth) return <th {...head}>{children}</th>;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = event.currentTarget;
    const from = event.clientX;
    grip.setPointerCapture(event.pointerId);
    grip.classList.add('width-grip-held');
    grip.onpointermove = ({ clientX }) => grip.style.setProperty('--dragged', `${clientX - from}px`);
    grip.onpointerup = ({ clientX }) => {
      grip.onpointermove = null;
      grip.onpointerup = null;
      grip.classList.remove('width-grip-held');
      grip.style.removeProperty('--dragged');
      if (clientX !== from) onWidth(width + clientX - from);
    };
  };
  return (
    <th {...head}>
      {children}
      <span className="width-grip" aria-hidden="true" onPointerDown={onPointerDown} />
    </th>
  );
}
