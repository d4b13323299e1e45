import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { report } from '../wire/index.ts';
import { useScene } from './scene.ts';
import { MOST_CHOSEN } from './selection.ts';

interface Props {
  /** Rows that match the filters, at least so many where that is capped, and rows on this page. */
  total: number;
  capped: boolean | undefined;
  onPage: number;
  children: ReactNode;
}

const tooMany = `一次最多处理 ${MOST_CHOSEN} 条，请先筛选`;

/** How many rows are chosen, and what can be done with them. */
export function BulkBar({ total, capped = false, onPage, children }: Props) {
  const { chosen } = useScene();
  const [isFinding, setFinding] = useState(false);
  const chooseAll = async () => {
    setFinding(true);
    await chosen.chooseAll().catch((error: unknown) => report(error, 'act'));
    setFinding(false);
  };
  if (chosen.count === 0) return null;
  const couldChooseAll = !chosen.isAll && chosen.count >= onPage && total > chosen.count;
  return (
    <div className="bulk-bar" role="region" aria-label="批量操作">
      <span aria-live="polite">{chosen.isAll ? `已选全部 ${chosen.count} 条` : `已选 ${chosen.count} 条`}</span>
      {couldChooseAll &&
        (total <= MOST_CHOSEN ? (
          <Button type="link" size="small" loading={isFinding} onClick={() => void chooseAll()}>
            {capped ? '选择全部符合条件的' : `选择全部 ${total} 条`}
          </Button>
        ) : (
          <small>{tooMany}</small>
        ))}
      {capped && chosen.count === MOST_CHOSEN && <small>{tooMany}</small>}
      <Button type="link" size="small" onClick={chosen.clear}>
        取消选择
      </Button>
      <div className="bulk-acts">{children}</div>
    </div>
  );
}
