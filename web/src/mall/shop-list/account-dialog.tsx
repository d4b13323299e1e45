import type { MallShop } from '#contract/sellers/mall-shops.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { TextField } from '#web/ui/index.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Revealed } from '#web/ui/record/revealed.tsx';

interface Props {
  shop: MallShop;
  onClose: () => void;
}

/** Account that a shop is paid to. A number that stays masked is not changed. */
export const AccountDialog = ({ shop: { id, name, bankName, bankAccountName, bankAccount }, onClose }: Props) => (
  <FormDialog
    title={`收款账户：${name}`}
    call={shopAccountCalls.save}
    start={{ id, bankName, bankAccountName, bankAccount }}
    onClose={onClose}
    says="已保存"
  >
    {bankAccount !== '' && (
      <p>
        现在的账号：
        <Revealed masked={bankAccount} call={shopAccountCalls.reveal} input={{ id }} of={(seen) => seen.bankAccount} />
      </p>
    )}
    <TextField name="bankAccountName" placeholder="与营业执照一致" />
    <TextField name="bankName" placeholder="如：中国工商银行上海虹桥支行" />
    <TextField name="bankAccount" inputMode="numeric" help="结算款付到这个账号；带星号的账号保存后不变" />
  </FormDialog>
);
