import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Entry, changeCalls } from '#contract/changes/changes.ts';
import { JobProgress } from './job-progress.tsx';
import { UndoButton } from './undo-button.tsx';

interface Props {
  change: Pick<Entry, 'id' | 'label' | 'mayUndo' | 'isShared'>;
  /** Nouns whose records go back. */
  touches: readonly string[];
}

/** Takes a change back where it is listed, while that can be done; how far a large one is stands in its place. */
export function UndoChange({ change: { id, label, mayUndo, isShared }, touches }: Props) {
  const client = useQueryClient();
  const [jobId, setJobId] = useState<number>();
  const listed = [...touches, changeCalls.list.noun];
  const refresh = () => {
    for (const noun of listed) void client.invalidateQueries({ queryKey: [noun] });
  };
  if (jobId !== undefined) return <JobProgress id={jobId} then={refresh} />;
  if (!mayUndo) return null;
  const ask = `撤销“${label}”吗？这次操作改动的内容会恢复原样${isShared ? '，包括一起改动的其他记录' : ''}。`;
  return <UndoButton id={id} label="撤销" ask={ask} touches={listed} then={setJobId} />;
}
