import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { OrderTab } from '#contract/orders/enums.ts';
import { useScene } from '#web/ui/scene/scene.ts';

interface Props {
  icon: ReactNode;
  says: string;
  /** Sets the filter. */
  label: string;
  filter: readonly [name: string, value: string];
  tab: OrderTab;
  isQuiet?: boolean;
}

/** Note over the list on what some of its orders wait for; one click shows these. Absent while it is they that are shown. */
export function FilterNote({ icon, says, label, filter: [name, value], tab, isQuiet = false }: Props) {
  const { address } = useScene();
  if (address.get(name) === value) return null;
  return (
    <p className={isQuiet ? 'filter-note quiet' : 'filter-note'}>
      {icon}
      {says}
      <Button type="link" size="small" onClick={() => address.set({ [name]: value, status: tab })}>
        {label}
      </Button>
    </p>
  );
}
