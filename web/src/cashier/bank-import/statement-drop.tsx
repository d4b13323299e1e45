import { useMutation } from '@tanstack/react-query';
import { type CheckedStatement, STATEMENT_MB, STATEMENT_ROWS, bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { FileDrop } from '#web/ui/files/file-drop.tsx';
import { countText, upload } from '#web/ui/index.ts';

/** Takes a statement of a bank. */
export function StatementDrop({ onTaken }: { onTaken: (checked: CheckedStatement) => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => upload(bankStatementCalls.check, { file }),
    onSuccess: onTaken,
  });
  return (
    <div className="bank-drop">
      <FileDrop
        accept=".csv,.xlsx,.xml,.txt"
        invites="把银行的文件拖到这里，或点击选择"
        limits={`CSV、xlsx 或 CAMT.053（XML），不超过 ${STATEMENT_MB} MB、${countText(STATEMENT_ROWS)} 行`}
        busy={isPending ? '正在读取，请稍候…' : undefined}
        error={error}
        onFile={mutate}
      />
      <ul className="bank-notes">
        <li>在网银里下载“账户明细”或“对账单”，不用改动，直接上传。</li>
        <li>工行、建行、农行、中行、招行的列名会自动认出；其他银行第一次导入时选一次各列的含义，以后按账户记住。</li>
        <li>重复上传、日期重叠都没关系，同一笔流水只记一次。</li>
      </ul>
    </div>
  );
}
