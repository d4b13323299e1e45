import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { needed } from '#web/ui/form/needed.ts';
import { AddressInput, useAddresses } from './address-input.tsx';
import { goodsText } from './case-lines.tsx';
import type { Case } from './case-state.tsx';

/** Lets the buyer send the goods back, and says where to. */
export function AgreeDialog({ of: { id, caseNo, lines }, onClose }: { of: Case; onClose: () => void }) {
  const [usual = ''] = useAddresses();
  return (
    <FormDialog
      title="同意退换"
      label="同意"
      says={`已同意 ${caseNo}`}
      call={returnCaseCalls.agree}
      start={{ id, returnTo: usual }}
      touches={['order']}
      onClose={onClose}
    >
      <p className="dialog-order">{goodsText(lines)}</p>
      <Field name="returnTo" help="用户会看到这个地址，并把商品寄到这里" check={needed('请填写退货寄回地址')}>
        <AddressInput />
      </Field>
    </FormDialog>
  );
}
