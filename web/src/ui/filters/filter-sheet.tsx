import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useFocusBack } from '../basics/use-focus-back.ts';

interface Props {
  children: ReactNode;
  onClose: () => void;
  onClear: () => void;
}

/** All filters, from below, in reach of a thumb. */
export function FilterSheet({ children, onClose, onClear }: Props) {
  useFocusBack();
  return (
    <Drawer
      open
      placement="bottom"
      title="筛选"
      size="auto"
      onClose={onClose}
      footer={
        <div className="sheet-foot">
          <Button size="large" onClick={onClear}>
            清空筛选
          </Button>
          <Button size="large" type="primary" onClick={onClose}>
            完成
          </Button>
        </div>
      }
    >
      <div className="sheet-filters">{children}</div>
    </Drawer>
  );
}
