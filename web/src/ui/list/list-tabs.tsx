import { useScene } from '../scene/scene.ts';
import { type TabItem, TabStrip } from './tab-strip.tsx';

/** Tabs that set a filter; the count stands beside the word. */
export function ListTabs({ name, items }: { name: string; items: readonly TabItem[] }) {
  const { address } = useScene();
  return <TabStrip items={items} value={address.get(name)} onPick={(value) => address.set({ [name]: String(value) })} />;
}
