import { Alert } from 'antd';
import type { PickList } from '#contract/fulfilment/packing.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';

/** Chosen orders that are left out, each with the reason. */
export const ExcludedOrders = ({ left, says }: { left: PickList['left']; says: string }) =>
  left.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      title={`${left.length} 单${says}`}
      description={
        <ul className="left-out">
          {left.map(({ orderNo, reason }) => (
            <li key={orderNo}>
              <CopyText text={orderNo} /> {reason}
            </li>
          ))}
        </ul>
      }
    />
  );
