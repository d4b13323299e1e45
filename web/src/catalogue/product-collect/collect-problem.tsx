import { Alert } from 'antd';
import { Link } from 'react-router';
import { z } from 'zod';
import { collectedDraftRefusals } from '#contract/collection/drafts.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import { WireError, isRefusedBy, reaches, sentenceOf } from '#web/ui/wire/index.ts';
import { ACCOUNT, draftAt } from './collect-places.ts';

const Known = z.object({ draftId: z.int() });

function wayOutOf(error: unknown): { to: string; label: string } | undefined {
  if (isRefusedBy(error, connectorRefusals.NOT_SIGNED_IN, connectorRefusals.NO_ADDRESS))
    return { to: ACCOUNT, label: '去登录国铁账号' };
  const { data } = Known.safeParse(error instanceof WireError ? error.data : undefined);
  if (data && isRefusedBy(error, collectedDraftRefusals.KNOWN)) return { to: draftAt(data.draftId), label: '打开草稿' };
  return undefined;
}

/** Reason why nothing was collected, with the way out of it. */
export function CollectProblem({ error, onLeave }: { error: unknown; onLeave: () => void }) {
  if (!error) return null;
  const way = wayOutOf(error);
  const isOpen = way !== undefined && reaches(way.to);
  return (
    <Alert
      className="collect-problem"
      type="error"
      showIcon
      title={sentenceOf(error)}
      description={way?.to === ACCOUNT && !isOpen && '您看不到国铁商城页面，请联系超级管理员登录'}
      action={
        isOpen && (
          <Link to={way.to} onClick={onLeave}>
            {way.label}
          </Link>
        )
      }
    />
  );
}
