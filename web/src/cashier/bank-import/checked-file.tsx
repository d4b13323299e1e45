import { Alert, Button, Form, Select } from 'antd';
import { useState } from 'react';
import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { type BankField, HEAD_ROWS, columnsOf, whatIsMissing, whatIsTwice } from '#contract/cashier/bank-columns.ts';
import { type CheckedStatement, bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { OpenButton, RecordSelect, countText, useCall, useRun } from '#web/ui/index.ts';
import { SheetsAside } from '#web/ui/inputs/sheets-aside.tsx';
import { AccountsDialog } from '../bank-list/accounts-dialog.tsx';
import { ColumnsTable } from './columns-table.tsx';

interface Props {
  checked: CheckedStatement;
  onBegun: (runId: number) => void;
  onOther: () => void;
}

const headOf = (row: readonly string[]) =>
  row
    .filter((cell) => cell !== '')
    .join('　')
    .slice(0, 60);

/** Content of a file as it seems: its account and what its columns mean, until it is read. */
export function CheckedFile({ checked, onBegun, onOther }: Props) {
  const { uploadId, first, fileName, rows, number, aside } = checked;
  const [accountId, setAccount] = useState<number | null>(checked.accountId || null);
  const [headerRow, setHeader] = useState(checked.headerRow);
  const { data: accounts } = useCall(bankAccountCalls.list, {});
  const named = Object.fromEntries(
    (accounts?.find(({ id }) => id === accountId)?.columns ?? []).map(({ heading, field }) => [heading, field]),
  );
  // Meanings that are known of the account hold until somebody says otherwise.
  const [chosen, setColumns] = useState<(BankField | null)[]>();
  const columns = chosen ?? columnsOf(first[headerRow] ?? [], named);
  const { mutate, isPending, error } = useRun(bankStatementCalls.read, {
    saysItself: true,
    touches: ['bank_account'],
    then: ({ runId }) => onBegun(runId),
  });
  const moveHeader = (at: number) => {
    setHeader(at);
    setColumns(undefined);
  };
  const [missing, twice] = [whatIsMissing(columns), whatIsTwice(columns)];
  const problem = missing ? `请指出哪一列是${missing}` : twice && `“${twice}”只能选一列`;
  return (
    <>
      <div className="bank-checked">
        <p>{`${fileName}：${countText(rows)} 行${number === '' ? '' : `，账号 ${number}`}`}</p>
        <SheetsAside names={aside} />
        {error && <Alert type="error" showIcon title={error.message} />}
        <Form layout="vertical">
          <Form.Item label="银行账户" htmlFor="bank-account" required>
            <div className="bank-account-choice">
              <RecordSelect
                id="bank-account"
                call={bankAccountCalls.list}
                input={{}}
                rows={(accounts) => accounts.filter(({ isClosed }) => !isClosed)}
                placeholder="这份文件是哪个账户的"
                none="还没有银行账户"
                value={accountId}
                onChange={setAccount}
              />
              <OpenButton label="银行账户" call={bankAccountCalls.save}>
                {(close) => <AccountsDialog onClose={close} />}
              </OpenButton>
            </div>
          </Form.Item>
          {checked.format !== 'camt' && (
            <Form.Item label="列名在" htmlFor="bank-header">
              <Select
                id="bank-header"
                value={headerRow}
                onChange={moveHeader}
                options={first.slice(0, HEAD_ROWS).flatMap((row, at) => {
                  const head = headOf(row);
                  return head === '' ? [] : [{ value: at, label: `第 ${at + 1} 行：${head}` }];
                })}
              />
            </Form.Item>
          )}
        </Form>
        {checked.format !== 'camt' && <ColumnsTable rows={first} headerRow={headerRow} columns={columns} onChange={setColumns} />}
        {problem && <Alert type="warning" showIcon title={problem} />}
      </div>
      <footer className="form-foot">
        <Button onClick={onOther}>换一份文件</Button>
        <Button
          type="primary"
          disabled={accountId === null || Boolean(problem)}
          loading={isPending}
          onClick={() => accountId !== null && mutate({ uploadId, accountId, headerRow, columns })}
        >
          开始导入
        </Button>
      </footer>
    </>
  );
}
