import { type Rule, ruleCalls } from '#contract/catalogue/rules.ts';
import { BulkButton, Can, DELETE_FOREVER, RunButton, notify } from '#web/ui/index.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useScene } from '#web/ui/scene/scene.ts';

interface Props {
  rule: Rule;
  /** Repeats the button's own, where a row looks for it. */
  call: typeof ruleCalls.delete;
}

/** Deletes one; it is no longer chosen then. */
export function DeleteRule({ rule: { id } }: Props) {
  const { chosen } = useScene();
  return (
    <RunButton
      label="删除"
      call={ruleCalls.delete}
      input={{ ids: [id] }}
      ask={DELETE_FOREVER}
      danger
      then={() => chosen.keys.has(id) && chosen.toggle(id)}
    />
  );
}

export const DeleteChosen = () => (
  <BulkButton label="批量删除" call={ruleCalls.delete} input={(ids) => ({ ids })} ask={() => DELETE_FOREVER} danger />
);

/** Stands where people look for it before they have chosen anything. */
export function DeleteNone() {
  const { chosen } = useScene();
  if (chosen.count > 0) return null;
  return (
    <Can call={ruleCalls.delete}>
      <SlotButton onClick={() => notify.warning('请选择商品规格')}>批量删除</SlotButton>
    </Can>
  );
}
