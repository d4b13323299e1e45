import { returnCaseCalls } from '#contract/orders/returns/return-cases.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { needed } from '#web/ui/form/needed.ts';
import { AddressInput } from './address-input.tsx';
import type { CaseButton } from './case-button.ts';
import { goodsText } from './case-lines.tsx';

export const AgreeButton = ({ of: { id, caseNo, lines }, primary = false }: CaseButton) => (
  <DialogButton
    label="同意"
    title="同意退换"
    saveLabel="同意"
    primary={primary}
    says={`已同意 ${caseNo}`}
    call={returnCaseCalls.agree}
    start={{ id, returnTo: '' }}
  >
    <p className="dialog-order">{goodsText(lines)}</p>
    <Field name="returnTo" help="顾客会看到这个地址，并把商品寄到这里" check={needed('请填写退货寄回地址')}>
      <AddressInput />
    </Field>
  </DialogButton>
);
