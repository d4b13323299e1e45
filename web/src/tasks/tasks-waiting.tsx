import { taskCalls, taskKinds } from '#contract/tasks/tasks.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Kinds that no other card of the home page counts. */
const shown = [
  taskKinds.refundTrouble,
  taskKinds.difference,
  taskKinds.notice,
  taskKinds.shipping,
  taskKinds.waybill,
  taskKinds.receiptCheck,
  taskKinds.paymentReview,
  taskKinds.paymentDue,
] as const;

/** Cards of tasks that are to be done, by kind; none where none are. */
export function TasksWaiting() {
  const enabled = useMay()(taskCalls.count);
  const { data } = useCall(taskCalls.count, {}, { enabled, saysItself: true });
  return shown.map((kind) => {
    const found = data?.find((one) => one.kind === kind);
    return (
      <WaitingCard
        key={kind}
        label={taskKinds.labels[kind]}
        to={`/cashier/task-list?kind=${kind}`}
        count={found?.open}
        under={found && found.overdue > 0 ? `${found.overdue} 项已超时` : '请尽快处理'}
      />
    );
  });
}
