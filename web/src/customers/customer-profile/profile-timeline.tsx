import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Select, Skeleton, Timeline } from 'antd';
import { useState } from 'react';
import { type TimelineKind, timelineCalls, timelineKinds, timelineNeeds } from '#contract/profiles/timelines.ts';
import { Empty, Failing, inlineErrors, run, useMay } from '#web/ui/index.ts';
import { several } from '#web/ui/inputs/several.ts';
import { NoteBox } from './note-box.tsx';
import { TimelineLine } from './timeline-line.tsx';

const STEP = 20;

function useTimeline(uid: number, kinds: readonly TimelineKind[]) {
  const call = timelineCalls.timeline;
  return useInfiniteQuery({
    queryKey: [call.noun, call.verb, uid, kinds],
    queryFn: ({ pageParam, signal }) =>
      run(call, { userId: uid, limit: STEP, kinds: [...kinds], ...(pageParam !== null && { after: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...inlineErrors,
  });
}

function KindSelect({ value, onChange }: { value: TimelineKind[]; onChange: (kinds: TimelineKind[]) => void }) {
  const may = useMay();
  return (
    <Select
      {...several}
      className="timeline-kinds"
      allowClear
      aria-label="动态类型"
      placeholder="全部动态"
      optionFilterProp="label"
      value={value}
      onChange={onChange}
      options={timelineKinds.options.filter(({ value: kind }) => may(timelineNeeds[kind]))}
    />
  );
}

function Lines({ uid, kinds }: { uid: number; kinds: readonly TimelineKind[] }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useTimeline(uid, kinds);
  const again = () => void (isFetchNextPageError ? fetchNextPage() : refetch());
  const entries = data?.pages.flatMap(({ list }) => list);
  return (
    <>
      {error && <Failing error={error} again={again} isOver={data !== undefined} />}
      {!entries && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {entries?.length === 0 && <Empty says={kinds.length > 0 ? '没有这类动态' : '还没有动态，下单、签到和备注都会出现在这里'} />}
      {entries && entries.length > 0 && (
        <Timeline
          items={entries.map((entry) => ({ key: `${entry.kind} ${entry.id}`, content: <TimelineLine entry={entry} /> }))}
        />
      )}
      {hasNextPage && (
        <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          更早的动态
        </Button>
      )}
    </>
  );
}

/** Events of a customer in one line of time, as far as the person may see it; notes are written above it. */
export function ProfileTimeline({ uid }: { uid: number }) {
  const [kinds, setKinds] = useState<TimelineKind[]>([]);
  return (
    <section className="profile-timeline">
      <NoteBox uid={uid} />
      <KindSelect value={kinds} onChange={setKinds} />
      <Lines uid={uid} kinds={kinds} />
    </section>
  );
}
