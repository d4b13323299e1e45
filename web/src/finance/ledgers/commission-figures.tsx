import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { SumStrip, useCall, useMay } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { MoneySums } from '../money-sums.tsx';

/** Sums of the commission that the filters find. */
export function CommissionFigures() {
  const may = useMay()(commissionLedgerCalls.sums);
  const { address } = useScene();
  const { data, isError } = useCall(commissionLedgerCalls.sums, inputOf(commissionLedgerCalls.sums, address), { enabled: may });
  if (!may || isError) return null;
  if (data === null) return <SumStrip of={[['合计', '超过 1000 笔，请把推广员写完整']]} />;
  const figures = [
    ['佣金收入', data?.income],
    ['佣金支出', data?.outlay],
    ['净变动', data?.net],
  ] as const;
  return <MoneySums of={figures} />;
}
