import { Tabs } from 'antd';
import { useScene } from './scene.ts';

interface Item {
  value: string | number;
  label: string;
  count?: number | undefined;
}

/** Tabs that set a filter; the count stands beside the word. */
export function ListTabs({ name, items }: { name: string; items: readonly Item[] }) {
  const { address } = useScene();
  return (
    <Tabs
      className="list-tabs"
      size="small"
      activeKey={address.get(name)}
      onChange={(value) => address.set({ [name]: value })}
      items={items.map(({ value, label, count }) => ({
        key: String(value),
        label:
          count === undefined ? (
            label
          ) : (
            <>
              {label} <span className="tab-count">{count}</span>
            </>
          ),
      }))}
    />
  );
}
