import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { Input } from '#contract/call.ts';
import { ChangedSince, settingHistoryCalls } from '#contract/settings/setting-history.ts';
import { WireError, forgetUnsaved, isUnsaved, notify, report, run, sentenceOf, useConfirm } from '#web/ui/index.ts';

const GIVE_UP = {
  title: '放弃填写的内容？',
  ask: '有修改尚未保存。恢复后，页面按恢复的设置重新填写。',
  label: '放弃并恢复',
  stay: '继续填写',
  danger: true,
} as const;

/** Restores what settings held before a save; asks again where they were changed since, or where something is being typed. */
export function useRestore(onGivenUp: () => void) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: Input<typeof settingHistoryCalls.restore>) => run(settingHistoryCalls.restore, asked),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [settingHistoryCalls.restore.noun] });
      notify.success('已恢复');
      if (!isUnsaved(pathname)) return;
      forgetUnsaved(pathname);
      onGivenUp();
    },
    onError: async (error, asked) => {
      const since = error instanceof WireError ? ChangedSince.safeParse(error.data).data : undefined;
      if (!since) return report(error, 'act');
      if (await confirm({ ask: sentenceOf(error), label: '仍然恢复', danger: true })) mutate({ ...asked, seen: since.latest });
    },
  });
  const restore = async (asked: Input<typeof settingHistoryCalls.restore>) => {
    if (!isUnsaved(pathname) || (await confirm(GIVE_UP))) mutate(asked);
  };
  return { restore, isPending };
}
