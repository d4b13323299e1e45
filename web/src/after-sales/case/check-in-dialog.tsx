import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { CheckInLines } from './check-in-lines.tsx';
import { type Case, backText } from './case-state.tsx';

const came = (value: unknown) =>
  Array.isArray(value) && value.some((one: unknown) => Number(Reflect.get(Object(one), 'received')) > 0)
    ? undefined
    : '请填写收到的件数，至少一件';

/** Counts what came back. Nothing goes on stock before the case is closed. */
export const CheckInDialog = ({ of: { id, caseNo, lines, ...of }, onClose }: { of: Case; onClose: () => void }) => (
  <FormDialog
    title={of.state === caseStates.received ? '重新验收' : '验收退货'}
    label="验收"
    says={`已验收 ${caseNo}`}
    call={returnCaseCalls.checkIn}
    start={{ id, lines: lines.map((line) => ({ id: line.id, received: line.received, sellable: line.sellable })), note: '' }}
    touches={['order']}
    onClose={onClose}
  >
    <p className="dialog-order">
      <CopyText text={caseNo} /> {backText(of)}
    </p>
    <Field name="lines" label="收到的商品" help="办结后，可再卖的件数退回库存" check={came}>
      <CheckInLines lines={lines} />
    </Field>
    <TextField name="note" label="验收备注" placeholder="例如：外盒破损，杯子完好" />
  </FormDialog>
);
