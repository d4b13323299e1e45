import { Button } from 'antd';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { report } from '../wire/index.ts';
import { useScene } from '../scene/scene.ts';
import { MOST_CHOSEN } from '../scene/selection.ts';

interface Props {
  list: RefObject<HTMLElement | null>;
  /** Rows that match the filters, at least so many where that is capped, and rows on this page. */
  total: number;
  capped: boolean | undefined;
  onPage: number;
  children: ReactNode;
}

const CHOOSE = 'thead input[type="checkbox"], .card input[type="checkbox"]';

const tooMany = `一次最多处理 ${MOST_CHOSEN} 条，请先筛选`;

/** Focus when nothing is chosen any more: at what chooses again. */
function useWayBack(list: Props['list']) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: here } = bar;
    const { current: around } = list;
    return () => {
      if (here?.contains(document.activeElement)) around?.querySelector<HTMLElement>(CHOOSE)?.focus();
    };
  }, [list]);
  return bar;
}

/** Number of chosen rows, and the acts on them: in the place of the toolbar, so that no row moves. */
export function BulkBar({ list, total, capped = false, onPage, children }: Props) {
  const { chosen } = useScene();
  const bar = useWayBack(list);
  const [isFinding, setFinding] = useState(false);
  const chooseAll = async () => {
    setFinding(true);
    await chosen.chooseAll().catch((error: unknown) => report(error, 'act'));
    setFinding(false);
  };
  const couldChooseAll = !chosen.isAll && chosen.count >= onPage && total > chosen.count;
  return (
    <div className="bulk-bar" ref={bar} role="region" aria-label="批量操作">
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
      <Button className="bulk-clear" type="link" size="small" onClick={chosen.clear}>
        取消选择
      </Button>
      <div className="bulk-acts">{children}</div>
    </div>
  );
}
