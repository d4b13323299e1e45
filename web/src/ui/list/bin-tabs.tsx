import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Choices } from '#contract/choices.ts';
import { useScene } from '../scene/scene.ts';
import { useCall, useMay } from '../wire/index.ts';
import { ListTabs } from './list-tabs.tsx';

interface BinCounts {
  show: number;
  hide: number;
  recycle: number;
}

interface TabsProps<N extends string, I extends object> {
  /** The filter that the tabs set. */
  name: N;
  /** Tabs for what is on, what is off and what is in the bin, in this order. */
  of: Choices<number>;
  call: Call<I, BinCounts>;
  /** Filters that the counts follow. */
  by?: readonly (keyof I & string)[];
}

interface Bin<N extends string, I extends object> extends TabsProps<N, I> {
  /** Said of a tab that is empty: of those that are on, and of those that are off. */
  says: readonly [on: string, off: string];
  /** The button that adds one. */
  add: ReactNode;
}

function BinTabs<N extends string, I extends object>({ name, of, call, by = [] }: TabsProps<N, I>) {
  const { address } = useScene();
  const set = by.map((filter) => [filter, address.get(filter)] as const).filter(([, value]) => value !== '');
  const { data } = useCall(call, Object.fromEntries(set) as I, { enabled: useMay()(call) });
  const counts = data && [data.show, data.hide, data.recycle];
  return <ListTabs name={name} items={of.options.map((tab, at) => ({ ...tab, count: counts?.[at] }))} />;
}

/** Tabs of a list whose records have a bin, with how many are in each; for `ListPage`, which opens on the first. */
export function binTabs<N extends string, I extends object>({ says, add, ...tabs }: Bin<N, I>) {
  const { name, of } = tabs;
  const [first] = of.values;
  const start = { [name]: first } as Record<N, number>;
  return function useBinTabs() {
    const [params] = useSearchParams();
    const at = of.values.indexOf(Number(params.get(name) ?? first));
    const empty = { says: says[at] ?? '回收站是空的', action: at === 0 ? add : undefined };
    return { start, tab: name, tabs: <BinTabs {...tabs} />, actions: add, empty };
  };
}
