import type { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { TextField } from '#web/ui/index.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Revealed } from '#web/ui/record/revealed.tsx';

interface PaidOwner {
  id: number;
  name: string;
  bankName: string;
  bankAccountName: string;
  bankAccount: string;
}

interface Props {
  /** Shop or operator that is paid. */
  of: PaidOwner;
  calls: Pick<typeof shopAccountCalls, 'save' | 'reveal'>;
  /** Money that goes to the account. */
  paid: string;
  onClose: () => void;
}

/** Account that a shop or an operator is paid to. A number that stays masked is not changed. */
export const AccountDialog = ({ of: { id, name, bankName, bankAccountName, bankAccount }, calls, paid, onClose }: Props) => (
  <FormDialog
    title={`收款账户：${name}`}
    call={calls.save}
    start={{ id, bankName, bankAccountName, bankAccount }}
    onClose={onClose}
    says="已保存"
  >
    {bankAccount !== '' && (
      <p>
        现在的账号：
        <Revealed masked={bankAccount} call={calls.reveal} input={{ id }} of={(seen) => seen.bankAccount} />
      </p>
    )}
    <TextField name="bankAccountName" placeholder="与营业执照一致" />
    <TextField name="bankName" placeholder="如：中国工商银行上海虹桥支行" />
    <TextField name="bankAccount" inputMode="numeric" help={`${paid}付到这个账号；带星号的账号保存后不变`} />
  </FormDialog>
);
