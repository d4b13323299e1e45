import { Modal, Select, Switch } from 'antd';
import { type BankAccount, bankAccountCalls, banks } from '#contract/cashier/bank-accounts.ts';
import { labelOf } from '#contract/choices.ts';
import { DialogButton, Field, Loaded, RunButton, TextField } from '#web/ui/index.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import './bank.css';

const blank = { name: '', bank: null, number: '', isClosed: false };

const AccountFields = () => (
  <>
    <TextField name="name" placeholder="如：工行基本户" />
    <Field name="bank" check={(bank) => (bank ? undefined : '请选择银行')}>
      <Select options={banks.options} placeholder="选择银行" />
    </Field>
    <TextField name="number" inputMode="numeric" help="用来认出文件是哪个账户的，保存后只显示首尾" />
    <Field name="isClosed" optional help="停用后不能再导入，已有的流水保留">
      <Switch />
    </Field>
  </>
);

const Account = ({ of }: { of: BankAccount }) => {
  const { id, name, bank, number, isClosed } = of;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="quiet">
          {[labelOf(banks, bank), number, isClosed && '已停用', of.columns.length > 0 && `指定过 ${of.columns.length} 列`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="bank-account-acts">
        {of.columns.length > 0 && (
          <RunButton
            label="重选各列"
            call={bankAccountCalls.forget}
            input={{ id }}
            ask={`清除“${name}”各列的含义吗？下次导入时重新选择`}
            says="已清除，下次导入时重新选择各列"
          />
        )}
        <DialogButton
          label="编辑"
          title="编辑银行账户"
          says="编辑成功"
          call={bankAccountCalls.update}
          start={{ id, name, bank, number, isClosed }}
        >
          <AccountFields />
        </DialogButton>
      </div>
    </li>
  );
};

/** Accounts of the shop at its banks. */
export function AccountsDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  return (
    <Modal open title="银行账户" width={640} onCancel={onClose} footer={null}>
      <Loaded call={bankAccountCalls.list} input={{}}>
        {(accounts = []) => (
          <>
            {accounts.length === 0 && <p>还没有银行账户。先添加账户，再导入它的对账单</p>}
            <ul className="bank-accounts">
              {accounts.map((account) => (
                <Account key={account.id} of={account} />
              ))}
            </ul>
            <DialogButton
              label="添加银行账户"
              title="添加银行账户"
              says="新增成功"
              call={bankAccountCalls.save}
              start={blank}
              primary
            >
              <AccountFields />
            </DialogButton>
          </>
        )}
      </Loaded>
    </Modal>
  );
}
