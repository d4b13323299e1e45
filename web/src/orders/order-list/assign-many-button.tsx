import { outcomeOf } from '#contract/bulk-run.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { needed } from '#web/ui/form/needed.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { HandlerSelect } from '../claims/handler-select.tsx';

const nobody = { adminId: null };
const assigned = { done: '已指派', unchanged: '本来就由他处理', refused: '不用处理' };

/** Gives every chosen order to one of the staff, whoever has it now. */
export function AssignManyButton() {
  const { chosen } = useScene();
  return (
    <DialogButton
      label="指派"
      title={`指派 ${chosen.count} 单`}
      saveLabel="指派"
      call={claimCalls.assignMany}
      start={nobody}
      before={async () => ({ ids: await chosen.everyKey() })}
      width={440}
      then={(outcome) => {
        chosen.clear();
        notify.success(outcomeOf(outcome, '单', assigned));
      }}
    >
      <Field name="adminId" label="处理人" check={needed('请选择处理人')}>
        <HandlerSelect />
      </Field>
    </DialogButton>
  );
}
