import { Button, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { settleCycles } from '#contract/catalogue/shop-terms.ts';
import type { SettledDays } from '#contract/settlement/periods.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { ProblemAlert } from '#web/ui/action/problem-alert.tsx';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { DayInput } from '#web/ui/inputs/day-input.tsx';
import { RecordSelect, countText, notify, useCall, useRun } from '#web/ui/index.ts';
import { Preview } from './preview.tsx';
import { SettlementRunResult } from './run-result.tsx';
import { usePreview } from './use-preview.ts';
import '#web/ui/form/form.css';
import './generating.css';

/** Value of the choice of one shop, beside those of the cycles. */
const ONE_SHOP = 0;
const whose = [
  ...settleCycles.options.map(({ value, label }) => ({ value, label: `${label}结算的店铺` })),
  { value: ONE_SHOP, label: '指定店铺' },
];

/** Question about the bills that are wanted; undefined until it is whole. */
const wantedOf = (cycle: number, shopId: number | null, days: SettledDays | undefined) => {
  if (!days || days.periodStart === '' || days.periodEnd === '') return undefined;
  if (cycle !== ONE_SHOP) return { ...days, settleCycle: cycle };
  return shopId === null ? undefined : { ...days, shopId };
};

/** Period in days; proposed by the cycle until somebody chooses others. */
function usePeriod(cycle: number, shopId: number | null) {
  const [chosen, choose] = useState<SettledDays>();
  const isKnown = cycle !== ONE_SHOP || shopId !== null;
  const { data } = useCall(settlementRunCalls.propose, cycle === ONE_SHOP ? { shopId: shopId ?? 0 } : { settleCycle: cycle }, {
    enabled: isKnown,
  });
  const proposed = isKnown && data ? { periodStart: data.periodStart, periodEnd: data.periodEnd } : undefined;
  return { days: chosen ?? proposed, choose, delayDays: data?.delayDays };
}

interface PeriodProps {
  days: SettledDays | undefined;
  onChange: (days: SettledDays) => void;
}

function PeriodDays({ days = { periodStart: '', periodEnd: '' }, onChange }: PeriodProps) {
  return (
    <div className="period-days">
      <DayInput id="settle-from" value={days.periodStart} onChange={(periodStart) => onChange({ ...days, periodStart })} />
      <span aria-hidden>至</span>
      <DayInput
        id="settle-to"
        label="结算到哪天"
        value={days.periodEnd}
        onChange={(periodEnd) => onChange({ ...days, periodEnd })}
      />
    </div>
  );
}

/** Makes bills: whose, of which days, and what will come of it. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const [cycle, setCycle] = useState<number>(settleCycles.month);
  const [shopId, setShopId] = useState<number | null>(null);
  const { days, choose, delayDays } = usePeriod(cycle, shopId);
  const wanted = wantedOf(cycle, shopId, days);
  const preview = usePreview(wanted);
  const {
    mutate,
    data: begun,
    error,
    isPending,
  } = useRun(settlementRunCalls.generate, {
    saysItself: true,
    then: ({ created, jobId }) => {
      if (jobId !== null) return;
      notify.success(`已生成 ${created} 张结算单`);
      onClose();
    },
  });
  const atWork = begun && begun.answer.jobId !== null ? begun.answer.runId : undefined;
  const shopCount = preview.bills?.shopCount;
  // A large period is made without a preview too: its bills are checked one by one, and can be void.
  const isReady = wanted !== undefined && (shopCount === undefined ? preview.tooMany !== undefined : shopCount > 0);
  return (
    <Modal
      open
      className="form-dialog"
      title="生成结算单"
      width={880}
      onCancel={onClose}
      footer={
        atWork === undefined ? (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button
              type="primary"
              disabled={!isReady}
              loading={isPending}
              onClick={() =>
                wanted && mutate({ ...wanted, ...(preview.bills && { payableAmount: preview.bills.payableAmount }) })
              }
            >
              {shopCount ? `生成 ${countText(shopCount)} 张` : '生成'}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )
      }
    >
      {atWork === undefined ? (
        <Form layout="vertical">
          <ProblemAlert says={error?.message} />
          <Form.Item label="结算对象">
            <Radio.Group aria-label="结算对象" value={cycle} options={whose} onChange={(event) => setCycle(event.target.value)} />
          </Form.Item>
          {cycle === ONE_SHOP && (
            <Form.Item label="店铺" htmlFor="settle-shop">
              <RecordSelect
                id="settle-shop"
                call={settlementCalls.shops}
                input={{}}
                rows={(shops) => shops}
                placeholder="选择店铺"
                none="还没有商家店铺"
                value={shopId}
                onChange={setShopId}
              />
            </Form.Item>
          )}
          <Form.Item
            label="结算周期"
            htmlFor="settle-from"
            extra={
              delayDays !== undefined && `按签收日期算，签收满 ${delayDays} 天才能结算；之前各期留下的订单、退款和欠款一并结清`
            }
          >
            <PeriodDays days={days} onChange={choose} />
          </Form.Item>
          {wanted && <Preview wanted={wanted} of={preview} />}
        </Form>
      ) : (
        <SettlementRunResult id={atWork} />
      )}
    </Modal>
  );
}
