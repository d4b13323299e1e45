import { Button, Modal, Skeleton } from 'antd';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Failing, useCall } from '#web/ui/index.ts';
import { Statement } from './statement.tsx';
import './settlement.css';

/** Lines that fit a few papers; a longer bill is printed from its workbook. */
const MOST_LINES = 500;

/** The bill as it is signed: its sums and its lines on A4. */
export function StatementDialog({ id, onClose }: { id: number; onClose: () => void }) {
  useFocusBack();
  const bill = useCall(settlementCalls.info, { id }, { saysItself: true });
  const lines = useCall(settlementCalls.lines, { id, page: 1, limit: MOST_LINES }, { saysItself: true });
  const error = bill.error ?? lines.error;
  const again = () => void Promise.all([bill.refetch(), lines.refetch()]);
  const isThere = bill.data !== undefined && lines.data !== undefined;
  return (
    <Modal
      open
      className="statement"
      title="打印对账单"
      width={880}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button type="primary" disabled={!isThere} onClick={() => window.print()}>
            打印
          </Button>
        </>
      }
    >
      {error && !isThere && <Failing error={error} again={again} />}
      {!error && !isThere && <Skeleton active paragraph={{ rows: 8 }} />}
      {bill.data && lines.data && <Statement bill={bill.data} lines={lines.data.list} total={lines.data.total} />}
    </Modal>
  );
}
