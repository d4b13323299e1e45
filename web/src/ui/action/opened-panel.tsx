import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Counts how often it was opened, where it is only hidden in between. */
  turn?: number;
  close: () => void;
  /** Arrows walk its buttons. */
  isMenu?: boolean;
  className?: string;
  children: ReactNode;
}

const STOPS = ':is(button, input, textarea, a[href], [tabindex="0"]):not(:disabled)';

const MOST_FRAMES = 30;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Panel that opens beside its button: takes the focus in and keeps it, until Esc gives it back. */
export function OpenedPanel({ turn = 0, close, isMenu = false, className = '', children }: Props) {
  const here = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const stops = () => [...(here.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];

  useEffect(() => {
    const { current: panel } = here;
    const isInside = () => panel?.contains(document.activeElement) === true;
    if (!isInside()) opener.current = document.activeElement;
    let frame = 0;
    let tries = 0;
    // A panel that was open before is hidden for a moment yet, and what a new one shows may be on its way.
    const takeFocus = () => {
      (panel?.querySelector<HTMLElement>(STOPS) ?? panel)?.focus({ preventScroll: true });
      tries += 1;
      if (!isInside() && tries < MOST_FRAMES) frame = requestAnimationFrame(takeFocus);
    };
    takeFocus();
    return () => cancelAnimationFrame(frame);
  }, [turn]);

  const giveBack = () => opener.current instanceof HTMLElement && opener.current.focus({ preventScroll: true });
  // A dialog that a button in here opened stands elsewhere, and minds its own keys.
  const isHere = ({ target }: { target: EventTarget }) => target instanceof Node && here.current?.contains(target) === true;
  const walk = (event: KeyboardEvent, step: number) => {
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    all.at((at + step) % all.length)?.focus();
  };
  const isAtEnd = (isBack: boolean) => stops().at(isBack ? 0 : -1) === document.activeElement;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isHere(event)) return;
    const step = isMenu ? steps[event.key] : undefined;
    // A list that hangs open from a control is closed first.
    const isControls = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isControls) {
      event.stopPropagation();
      close();
      giveBack();
    } else if (step !== undefined) walk(event, step);
    else if (event.key === 'Tab' && isAtEnd(event.shiftKey)) walk(event, event.shiftKey ? -1 : 1);
  };
  // Choosing may open a dialog, which gives the focus back to where it finds it.
  const onChoose = (event: MouseEvent) => isMenu && isHere(event) && giveBack();
  return (
    <div
      ref={here}
      className={`opened-panel ${className}`}
      role="presentation"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClickCapture={onChoose}
    >
      {children}
    </div>
  );
}
