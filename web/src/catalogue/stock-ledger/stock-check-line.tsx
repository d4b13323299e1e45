import { stockCalls } from '#contract/catalogue/stock.ts';
import { Signal, useCall, useMay, when } from '#web/ui/index.ts';

const SHOWN = 3;

/** Whether stock equalled its ledger last night. */
export function StockCheckLine() {
  const may = useMay()(stockCalls.proof);
  const { data } = useCall(stockCalls.proof, {}, { enabled: may });
  if (!may) return null;
  // Holds its line while it is asked for: the list below must not move.
  if (data === undefined) return <small className="ledger-proof">&nbsp;</small>;
  if (data === null) return <small className="ledger-proof">库存核对每天 03:27 进行，还没有结果</small>;
  const { createTime, checked, differing, gaps } = data;
  const names = gaps.slice(0, SHOWN).map(({ name, stock, entries }) => `${name}（显示 ${stock}，流水 ${entries}）`);
  return (
    <small className="ledger-proof">
      <Signal of={differing > 0 ? 'trouble' : 'done'}>{differing > 0 ? '库存有差异' : '库存与流水一致'}</Signal>
      <span>
        {when(createTime)} 核对 {checked} 项{differing > 0 && `，${differing} 项不一致：${names.join('；')}，请联系管理员`}
      </span>
    </small>
  );
}
