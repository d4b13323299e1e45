import type { AnyCall } from '#contract/call.ts';
import type { Choices } from '#contract/choices.ts';
import { useScene } from '../scene/scene.ts';
import { isFieldServed } from '../wire/index.ts';
import { type TabItem, TabStrip } from './tab-strip.tsx';

/** Tabs that set a filter; the count stands beside the word. */
export function ListTabs({ name, items }: { name: string; items: readonly TabItem[] }) {
  const { address } = useScene();
  return <TabStrip items={items} value={address.get(name)} onPick={(value) => address.set({ [name]: String(value) })} />;
}

interface ChoiceTabsProps {
  name: string;
  of: Choices;
  call: AnyCall;
  countOf?: CountOf | undefined;
}

type CountOf = (value: unknown) => number | undefined;

const ALL = { value: '', label: '全部' };

/** How many records a kept count names for a value: none where the answer leaves it out, unknown while there is no answer. */
export const countsIn =
  <Row extends { count: number }>(rows: readonly Row[] | undefined, key: keyof Row): CountOf =>
  (value) =>
    rows && (rows.find((row) => row[key] === value)?.count ?? 0);

export const tabsOf = (of: Choices, countOf?: CountOf): TabItem[] =>
  of.options.map(({ value, label }) => ({ value: String(value), label, count: countOf?.(value) }));

/** Tabs for the values of a filter and for all of them; none before a server that does not read it. */
export const ChoiceTabs = ({ name, of, call, countOf }: ChoiceTabsProps) =>
  isFieldServed(call, name) && <ListTabs name={name} items={[ALL, ...tabsOf(of, countOf)]} />;
