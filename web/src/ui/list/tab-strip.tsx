import { type KeyboardEvent, useEffect, useRef } from 'react';

export interface TabItem {
  value: string | number;
  label: string;
  count?: number | undefined;
}

/** px of the tab before that stay in sight. */
const TAB_BEFORE = 64;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows walk the tabs, as people who use a screen reader expect. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = steps[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

interface Props {
  items: readonly TabItem[];
  /** Value as text or number, as an address or a record holds it. */
  value: string | number | undefined;
  onPick: (value: TabItem['value']) => void;
  className?: string;
}

/** Tabs in one line that scrolls where it is wider than the screen. Their place is kept while they are on their way. */
export function TabStrip({ items, value: at, onPick, className = '' }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const hasCounts = items.some(({ count }) => count !== undefined);
  // A shared address may name a tab beyond the end of a phone; counts that arrive move it further.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && strip.current) strip.current.scrollLeft = tab.offsetLeft - strip.current.offsetLeft - TAB_BEFORE;
  }, [at, hasCounts]);
  return (
    <div
      className={`list-tabs ${className}`}
      role="tablist"
      aria-busy={items.length === 0}
      ref={strip}
      tabIndex={-1}
      onKeyDown={walk}
    >
      {items.map(({ value, label, count }) => {
        const isHere = String(at) === String(value);
        return (
          <button
            key={value}
            type="button"
            role="tab"
            aria-selected={isHere}
            tabIndex={isHere ? 0 : -1}
            onClick={() => onPick(value)}
          >
            {label} {count !== undefined && <span className="tab-count">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
