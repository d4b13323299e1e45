import type { Call } from '#contract/call.ts';
import type { Page } from '#contract/wire.ts';
import { SlotButton } from '../action/slot.tsx';
import { inputOf } from '../scene/address.ts';
import { useScene } from '../scene/scene.ts';
import { useMay, useRun } from '../wire/index.ts';

interface Props<F extends object, I extends F> {
  /** Answers the address of a workbook that is made while one waits. */
  call: Call<F, { fileName: string }>;
  /** The list whose filters say what goes into it. */
  of: Call<I, Page<object>>;
}

/** Opens a workbook of what the filters show in a new window. Absent for those who may not. */
export function WorkbookButton<F extends object, I extends F>({ call, of }: Props<F, I>) {
  const { address, total } = useScene();
  const { mutate, isPending } = useRun(call, { then: ({ fileName }) => window.open(fileName) });
  const isEmpty = total === 0;
  if (!useMay()(call)) return null;
  return (
    <SlotButton
      loading={isPending}
      disabled={isEmpty}
      title={isEmpty ? '没有可以导出的内容' : undefined}
      onClick={() => mutate(inputOf(of, address))}
    >
      导出
    </SlotButton>
  );
}
