import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useScene } from '../scene/scene.ts';

interface Item {
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

/** Tabs that set a filter; the count stands beside the word. Their place is kept while they are on their way. */
export function ListTabs({ name, items }: { name: string; items: readonly Item[] }) {
  const { address } = useScene();
  const at = address.get(name);
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the strip is wider than the screen; a shared address may name a tab beyond its end.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && strip.current) strip.current.scrollLeft = tab.offsetLeft - strip.current.offsetLeft - TAB_BEFORE;
  }, [at]);
  return (
    <div className="list-tabs" role="tablist" aria-busy={items.length === 0} ref={strip} tabIndex={-1} onKeyDown={walk}>
      {items.map(({ value, label, count }) => {
        const isHere = at === String(value);
        return (
          <button
            key={value}
            type="button"
            role="tab"
            aria-selected={isHere}
            tabIndex={isHere ? 0 : -1}
            onClick={() => address.set({ [name]: String(value) })}
          >
            {label} {count !== undefined && <span className="tab-count">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
