import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type StatusItem, conditions, systemStatusCalls } from '#contract/maintenance/system-status.ts';
import { Choice, Loaded, PageHead, usePolling } from '#web/ui/index.ts';
import '../maintenance.css';

const POLL_MS = 10_000;

const Item = ({ item: { label, value, condition, advice } }: { item: StatusItem }) => (
  <li>
    <h2>{label}</h2>
    <Choice of={conditions} value={condition} />
    <div>
      <strong>{value}</strong>
      <p>{advice}</p>
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
