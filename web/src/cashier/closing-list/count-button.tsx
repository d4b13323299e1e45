import { Form } from 'antd';
import type { Answer } from '#contract/call.ts';
import { type Pieces, countedOf } from '#contract/cashier/day-closing-record.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { DialogButton, Facts, Field, MoneyInput, TextField, yuanText } from '#web/ui/index.ts';
import { FacesInput } from './faces-input.tsx';

type TillStanding = Answer<typeof closingCalls.standing>;

const isCounts = (counts: unknown): counts is Pieces[] => Array.isArray(counts);

/** Counted cash beside the books, and what they differ by. */
function Difference({ of: { books, opening } }: { of: TillStanding }) {
  const form = Form.useFormInstance();
  const counts: unknown = Form.useWatch('counts', form);
  const said: unknown = Form.useWatch('opening', form);
  const counted = countedOf(isCounts(counts) ? counts : []);
  const expected = books - opening + (typeof said === 'number' ? said : opening);
  const difference = counted - expected;
  return (
    <>
      <Facts
        of={[
          ['账面', yuanText(expected)],
          ['实点', yuanText(counted)],
          ['差额', difference === 0 ? '一致' : yuanText(difference)],
        ]}
      />
      {difference !== 0 && (
        <TextField
          name="reason"
          rows={2}
          maxLength={200}
          showCount
          placeholder="例如：找零多给了 2 元"
          help="有差额时必须说明原因"
        />
      )}
    </>
  );
}

/** Closes the next day by counting the cash. */
export const CountButton = ({ of: standing }: { of: TillStanding }) => (
  <DialogButton
    label={`日结 ${standing.day}`}
    title={`日结 ${standing.day}`}
    saveLabel="提交复核"
    says="已清点，请另一人复核"
    call={closingCalls.count}
    start={{ day: standing.day, counts: [], reason: '', ...(standing.isFirst && { opening: null }) }}
    touches={['task', 'till_entry']}
    width={640}
    primary
  >
    <p>按面额清点钱箱里的现金。提交后这一天不再收付款，由另一人复核。</p>
    {standing.isFirst && (
      <Field name="opening" help="第一次日结：当天开始时钱箱里的现金，之后每天以上次实点的数开始">
        <MoneyInput />
      </Field>
    )}
    <Field name="counts" label="现金">
      <FacesInput />
    </Field>
    <Difference of={standing} />
  </DialogButton>
);
