import type { AnyCall } from '#contract/call.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useScene } from '#web/ui/scene/scene.ts';

interface Props {
  label: string;
  id: number;
  /** Call that reads the record; row actions leave the button out for those who may not. */
  call: AnyCall;
}

/** Opens a record of the list in its drawer. */
export function RecordButton({ label, id }: Props) {
  const { address } = useScene();
  return <SlotButton onClick={() => address.set({ open: String(id) })}>{label}</SlotButton>;
}
