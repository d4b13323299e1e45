import { useNavigate, useSearchParams } from 'react-router';
import { noticeKinds } from '#contract/notifications/event-terms.ts';
import { noticeStates } from '#contract/notifications/notices.ts';
import { PageHead } from '#web/ui/index.ts';
import { TabStrip } from '#web/ui/list/tab-strip.tsx';
import { NoticeList } from './notice-list.tsx';
import { ReadAll } from './read-all.tsx';

const kinds = [{ value: '', label: '全部' }, ...noticeKinds.options];

/** Value that the address says; none where there is no such one. */
const chosenOf = <T extends string>(values: readonly T[], said: string | null): T | undefined =>
  values.find((value) => value === said);

/** The bell as a page: what waits, what comes back later, and what is done; of one kind or of all. */
export function Inbox() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const state = chosenOf(noticeStates.values, params.get('state')) ?? noticeStates.open;
  const kind = chosenOf(noticeKinds.values, params.get('kind'));
  const show = (change: { state?: string; kind?: string }) => {
    const next = Object.entries({ state, kind: kind ?? '', ...change }).filter(
      ([name, value]) => value !== '' && !(name === 'state' && value === noticeStates.open),
    );
    setParams(Object.fromEntries(next), { replace: true });
  };
  return (
    <section className="inbox" aria-label="通知">
      <PageHead title="通知">{state === noticeStates.open && <ReadAll />}</PageHead>
      <TabStrip items={noticeStates.options} value={state} onPick={(value) => show({ state: `${value}` })} />
      <TabStrip className="inbox-kinds" items={kinds} value={kind ?? ''} onPick={(value) => show({ kind: `${value}` })} />
      <NoticeList state={state} kind={kind} onOpen={(path) => void navigate(path)} />
    </section>
  );
}
