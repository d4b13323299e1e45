import { stockCalls } from '#contract/catalogue/stock.ts';
import { Signal, useCall, useMay, useSession, when } from '#web/ui/index.ts';

const SHOWN = 3;

/**
 * Says that stock no longer equals its ledger, once a nightly check found so; otherwise nothing. The check is one of all products, and no
 * business of people who see those of a shop alone.
 */
export function StockCheckLine() {
  const isLimited = useSession(({ info }) => info?.isLimited === true);
  const may = useMay()(stockCalls.proof) && !isLimited;
  const { data } = useCall(stockCalls.proof, {}, { enabled: may });
  if (!may || !data || data.differing === 0) return null;
  const { createTime, checked, differing, gaps } = data;
  const names = gaps.slice(0, SHOWN).map(({ name, stock, entries }) => `${name}（显示 ${stock}，流水 ${entries}）`);
  return (
    <small className="ledger-proof">
      <Signal of="trouble">库存有差异</Signal>
      <span>
        {when(createTime)} {`核对 ${checked} 项，${differing} 项不一致：${names.join('；')}，请联系管理员`}
      </span>
    </small>
  );
}
