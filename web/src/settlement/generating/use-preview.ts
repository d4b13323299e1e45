import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input } from '#contract/call.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { listOf, useCall } from '#web/ui/index.ts';

export type Wanted = Input<typeof settlementRunCalls.preview>;

/** Preview of the bills that are wanted: told at once, or read by a job that people begin. */
export function usePreview(wanted: Wanted | undefined) {
  const [begun, setBegun] = useState<{ of: string; runId: number }>();
  const key = JSON.stringify(wanted);
  const asked = useQuery({
    ...listOf(settlementRunCalls.preview, wanted ?? { periodStart: '', periodEnd: '' }),
    enabled: wanted !== undefined,
  });
  const runId = begun && begun.of === key ? begun.runId : undefined;
  const run = useCall(settlementRunCalls.previewed, { id: runId ?? 0 }, { enabled: runId !== undefined, saysItself: true });
  const isOld = asked.isPlaceholderData;
  return {
    asked,
    isOld,
    /** Orders that were received in a period that is too large to wait for. */
    tooMany: !isOld && asked.data?.bills === null ? asked.data.received : undefined,
    runId,
    begin: (id: number) => setBegun({ of: key, runId: id }),
    bills: isOld ? undefined : (asked.data?.bills ?? (runId === undefined ? undefined : run.data?.bills) ?? undefined),
  };
}
