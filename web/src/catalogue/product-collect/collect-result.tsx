import { Link } from 'react-router';
import {
  type CollectedRow,
  collectedProductCalls,
  collectedRowStates,
  collectedWords,
} from '#contract/collection/collected-products.ts';
import { type RunKind, RunResult } from '#web/ui/record/run-result.tsx';
import { reaches } from '#web/ui/wire/index.ts';
import { ACCOUNT, draftAt } from './collect-places.ts';

const kind: RunKind<CollectedRow, CollectedRow['state'], { runId: number; jobId: number }> = {
  info: collectedProductCalls.infoMany,
  rows: collectedProductCalls.rowsMany,
  retry: collectedProductCalls.retryMany,
  states: collectedRowStates,
  nameOf: ({ url }) => url,
  wayOn: ({ draftId }) => draftId !== null && <Link to={draftAt(draftId)}>打开草稿</Link>,
  touches: ['crawl_draft'],
  unit: '个',
  outcome: collectedWords,
  words: { rows: '每个商品的结果', none: '这些商品已经重试过' },
};

/** Outcome of collecting many products. */
export const CollectResult = ({ id }: { id: number }) => (
  <>
    <RunResult id={id} kind={kind} />
    {reaches(ACCOUNT) && (
      <p className="run-note">
        没有登录的，登录<Link to={ACCOUNT}>国铁账号</Link>后再重试。
      </p>
    )}
  </>
);
