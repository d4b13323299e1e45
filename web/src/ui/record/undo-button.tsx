import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeCalls } from '#contract/changes/changes.ts';
import { useConfirm } from '../action/confirm.ts';
import { SlotButton } from '../action/slot.tsx';
import { closeOffer, keepsSome, report, run, sentenceOf } from '../wire/index.ts';

interface Props {
  /** The change. */
  id: number;
  label: string;
  ask: string;
  /** Nouns whose records go back. */
  touches: readonly string[];
  /** Hears the job that does it, when the change is large. */
  then: (jobId: number | undefined) => void;
}

/** Takes a whole change back; where others sold or changed some of it since, offers to take back the rest. */
export function UndoButton({ id, label, ask, touches, then }: Props) {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: (rest: boolean) => run(changeCalls.undo, { id, ...(rest && { rest }) }),
    onSuccess: (answer) => {
      closeOffer(id);
      for (const noun of touches) void client.invalidateQueries({ queryKey: [noun] });
      then(answer?.jobId);
    },
    onError: async (error) => {
      if (!keepsSome(error)) return report(error, 'act');
      if (await confirm({ ask: sentenceOf(error), label: '撤销其余内容', danger: true })) mutate(true);
    },
  });
  const onClick = async () => {
    if (await confirm({ ask, label, danger: true })) mutate(false);
  };
  return (
    <SlotButton danger loading={isPending} onClick={() => void onClick()}>
      {label}
    </SlotButton>
  );
}
