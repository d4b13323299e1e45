import { RestOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { DELETED_DAYS, findHistory } from '#contract/history.ts';
import { Can } from '../action/can.tsx';
import { usePhone } from '../basics/use-phone.ts';
import { useSession } from '../wire/index.ts';

const DeletedDrawer = lazy(() => import('./deleted-drawer.tsx').then(({ DeletedDrawer: component }) => ({ default: component })));

interface Props {
  noun: string;
  /** Category type, when several screens share one table. */
  kind?: number | undefined;
  /** Tells several of them apart; on a phone, where nothing hovers, it is read beside the sign. */
  label?: string;
}

/**
 * Button for recent deletions, where records of the noun come back and the person may bring them. The whole shop’s are no business of
 * people who see a pick-up point or a shop alone.
 */
export function DeletedButton({ noun, kind, label: ownLabel }: Props) {
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const label = ownLabel ?? '最近删除';
  const deleted = findHistory(noun)?.deleted;
  const isLimited = useSession(({ info }) => info?.isLimited === true);
  if (!deleted || isLimited) return null;
  return (
    <Can every={deleted.needs}>
      <Tooltip title={`${label}（${DELETED_DAYS} 天内）`}>
        <Button className="deleted-open" type="text" icon={<RestOutlined />} aria-label={label} onClick={() => setOpen(true)}>
          {isPhone ? ownLabel : undefined}
        </Button>
      </Tooltip>
      <Suspense>
        {isOpen && (
          <DeletedDrawer
            title={`${label}（${DELETED_DAYS} 天内）`}
            noun={noun}
            kind={kind}
            along={Object.keys(deleted.along ?? {})}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Can>
  );
}
