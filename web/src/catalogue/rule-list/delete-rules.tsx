import { ruleCalls } from '#contract/catalogue/rules.ts';
import { BulkButton, Can, DELETE_FOREVER, notify } from '#web/ui/index.ts';
import { SlotButton } from '#web/ui/action/slot.tsx';
import { useScene } from '#web/ui/scene/scene.ts';

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
