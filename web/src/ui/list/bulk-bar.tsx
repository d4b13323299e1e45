import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useScene } from './scene.ts';
import { MOST_CHOSEN } from './selection.ts';

interface Props {
  /** Rows that match the filters, and rows on this page. */
  total: number;
  onPage: number;
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. */
export function BulkBar({ total, onPage, children }: Props) {
  const { chosen } = useScene();
  if (chosen.count === 0) return null;
  const couldChooseAll = !chosen.isAll && chosen.count >= onPage && total > chosen.count;
  return (
    <div className="bulk-bar" role="region" aria-label="批量操作">
      <span aria-live="polite">{chosen.isAll ? `已选全部 ${chosen.count} 条` : `已选 ${chosen.count} 条`}</span>
      {couldChooseAll &&
        (total <= MOST_CHOSEN ? (
          <Button type="link" size="small" onClick={chosen.chooseAll}>{`选择全部 ${total} 条`}</Button>
        ) : (
          <small>{`一次最多处理 ${MOST_CHOSEN} 条，请先筛选`}</small>
        ))}
      <Button type="link" size="small" onClick={chosen.clear}>
        取消选择
      </Button>
      <div className="bulk-acts">{children}</div>
    </div>
  );
}
