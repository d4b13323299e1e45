import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type StatusItem, conditions, systemStatusCalls } from '#contract/maintenance/system-status.ts';
import { runStates, timerCalls } from '#contract/maintenance/timers.ts';
import { Choice, GoButton, Loaded, PageHead, usePolling } from '#web/ui/index.ts';
import '../maintenance.css';

const POLL_MS = 10_000;

const TIMERS = '/maintain/system/timers';

/** Leads to the timers and jobs that somebody has to look at. */
const ToTimers = ({ item: { key, condition } }: { item: StatusItem }) =>
  key === 'timers' &&
  (condition === conditions.bad || condition === conditions.watch) && (
    <GoButton
      label="去查看"
      to={`${TIMERS}?state=${condition === conditions.bad ? runStates.failed : runStates.late}`}
      call={timerCalls.list}
    />
  );

const Item = ({ item }: { item: StatusItem }) => (
  <li>
    <h2>{item.label}</h2>
    <Choice of={conditions} value={item.condition} />
    <div>
      <strong>{item.value}</strong>
      <p>{item.advice}</p>
      <ToTimers item={item} />
    </div>
  </li>
);

/** Health of the server and its database, and what to do where something is wrong. */
export function SystemStatus() {
  usePolling(systemStatusCalls.info, POLL_MS);
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: [systemStatusCalls.info.noun] });
  return (
    <section className="system-status" aria-label="系统状态">
      <PageHead title="系统状态">
        <Button onClick={again}>刷新</Button>
      </PageHead>
      <Loaded call={systemStatusCalls.info} input={{}}>
        {(status) => (
          <ul className="status-items" aria-label="系统状态">
            {status?.items.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
