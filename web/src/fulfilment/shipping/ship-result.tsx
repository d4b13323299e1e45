import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { type ShipmentRun, type ShipmentState, shipmentCalls, shipmentStates } from '#contract/fulfilment/shipments.ts';
import { Choice } from '#web/ui/cells/choice.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { DialogButton, Loaded, RunButton, TextField, run } from '#web/ui/index.ts';
import { RunAtWork } from '#web/ui/record/run-at-work.tsx';
import { RunRows } from '#web/ui/record/run-rows.tsx';
import { StateTabs } from '#web/ui/record/state-tabs.tsx';

const { shipInfo, shipRecall, shipRetry, shipRows } = shipmentCalls;
const LIMIT = 50;
const MOST = 1000;

interface Props {
  id: number;
  /** Takes the lines that were not sent up again; absent away from the page that sends them. */
  mend?: (lines: string) => void;
  open: (id: number | undefined) => void;
}

/** A run at work, then what became of each order, with ways on for those that were not sent. */
export function ShipResult({ id, mend, open }: Props) {
  const client = useQueryClient();
  const takeUp = async () => {
    const { list } = await run(shipRows, { id, state: shipmentStates.refused, page: 1, limit: MOST });
    mend?.(list.map(({ orderNo, expressNumber, expressName }) => [orderNo, expressNumber, expressName].join('\t')).join('\n'));
  };
  return (
    <Loaded call={shipInfo} input={{ id }}>
      {(found) =>
        found && (
          <div className="ship-sheet">
            <RunAtWork
              id={id}
              jobId={found.jobId}
              isClean={() => found.refused === 0}
              then={() => void client.invalidateQueries({ queryKey: [shipInfo.noun] })}
            />
            <ShippedRows run={found} />
            <div className="ship-acts">
              <Button type="primary" onClick={() => open(undefined)}>
                再发一批
              </Button>
              {mend && found.refused > 0 && <Button onClick={() => void takeUp()}>修改未发出的</Button>}
              {found.left > 0 && (
                <RunButton
                  label={`重试未发出的 ${found.left} 单`}
                  call={shipRetry}
                  input={{ id }}
                  then={(answer) => open(answer.id)}
                />
              )}
              {found.sent > 0 && (
                <DialogButton
                  label={`撤回已发出的 ${found.sent} 单`}
                  title="撤回批量发货"
                  saveLabel="撤回"
                  danger
                  call={shipRecall}
                  start={{ id, reason: '' }}
                >
                  <p>订单回到待发货，快递信息清空；已经收货或改过单号的不会撤回。包裹已经交给快递的，请先联系快递拦截。</p>
                  <TextField
                    name="reason"
                    label="撤回原因"
                    help="会和原来的单号一起记入每个订单的记录"
                    maxLength={255}
                    placeholder="例如：整批单号错了一行"
                  />
                </DialogButton>
              )}
            </div>
          </div>
        )
      }
    </Loaded>
  );
}

function ShippedRows({ run: { id, total, sent, refused, recalled, left } }: { run: ShipmentRun }) {
  const [{ state, page }, choose] = useState<{ state: ShipmentState | 'all'; page: number }>({ state: 'all', page: 1 });
  const counts: readonly (readonly [ShipmentState, number])[] = [
    [shipmentStates.sent, sent],
    [shipmentStates.refused, refused],
    [shipmentStates.waiting, left - refused],
    [shipmentStates.recalled, recalled],
  ];
  // A state is left by its last row when that is taken back.
  const wanted = counts.find(([value, count]) => value === state && count > 0)?.[0];
  return (
    <>
      <StateTabs
        states={shipmentStates}
        total={total}
        counts={counts}
        value={wanted ?? 'all'}
        onChange={(next) => choose({ state: next, page: 1 })}
      />
      <RunRows
        call={shipRows}
        input={{ id, page, limit: LIMIT, ...(wanted && { state: wanted }) }}
        onPage={(next) => choose({ state, page: next })}
        className="ship-rows"
        label="每单的结果"
        none="没有订单"
        row={(row) => (
          <li key={row.id} className="ship-row">
            <Choice of={shipmentStates} value={row.state} />
            <span>
              <CopyText text={row.orderNo} />
              <small>{`${row.expressName} ${row.expressNumber}`}</small>
            </span>
            <span className="ship-reason ship-trouble">{row.reason}</span>
          </li>
        )}
      />
    </>
  );
}
