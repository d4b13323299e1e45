import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, Suspense, lazy, useState } from 'react';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then(({ FilterSheet: component }) => ({ default: component })));

interface Props {
  /** Number of filters that are set. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Filters on a phone: a button that opens their sheet. */
export function SheetButton({ count, onClear, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="text" icon={<FilterOutlined />} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {count > 0 ? `筛选（${count}）` : '筛选'}
      </Button>
      <Suspense>
        {isOpen && (
          <FilterSheet onClose={() => setOpen(false)} onClear={onClear}>
            {children}
          </FilterSheet>
        )}
      </Suspense>
    </>
  );
}
