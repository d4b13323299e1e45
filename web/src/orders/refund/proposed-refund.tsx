import { Link } from 'react-router';
import { approvalCalls, approvalStates } from '#contract/approvals/approvals.ts';
import { Facts } from '#web/ui/cells/facts.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useMay } from '#web/ui/wire/index.ts';
import { Part } from '../order/part.tsx';
import { type Proposed, useProposed } from './use-proposed.ts';

interface Props {
  isOf: (proposed: Proposed) => boolean;
  /** Sentence about what cannot be done until it is decided. */
  says: string;
}

/** A refund that waits for a second person, over everything else. */
export function ProposedRefund({ isOf, says }: Props) {
  const may = useMay();
  const proposed = useProposed(isOf);
  if (!proposed) return null;
  const { amount, reason, proposer, createTime } = proposed;
  const decide = may(approvalCalls.list) && <Link to={`/financial/approval?state=${approvalStates.waiting}`}>去复核</Link>;
  return (
    <div className="order-banner">
      <Part title="退款待复核" waits extra={decide}>
        <Facts
          of={[
            ['退款金额', amount !== null && yuanText(amount)],
            ['退款原因', reason],
            ['提交人', proposer],
            ['提交时间', when(createTime)],
          ]}
        />
        <p className="quiet">{says}</p>
      </Part>
    </div>
  );
}

/** Mark of a proposed refund in a row of a list. */
export const ProposedMark = ({ isOf }: Pick<Props, 'isOf'>) =>
  useProposed(isOf) ? <small className="under waits">退款待复核</small> : null;
