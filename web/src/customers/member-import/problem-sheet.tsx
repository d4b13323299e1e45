import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { memberImportCalls } from '#contract/members/member-import.ts';
import { download, toCsv } from '#web/ui/export/csv.ts';
import { report, run } from '#web/ui/index.ts';

/** Refused rows as a sheet, to be mended and imported again. */
export function ProblemSheet({ id, refused }: { id: number; refused: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(memberImportCalls.problems, { id }),
    onSuccess: (rows) => download('会员导入问题行.csv', toCsv(rows)),
    onError: (error) => report(error, 'act'),
  });
  return (
    <Alert
      type="warning"
      showIcon
      title={`${refused} 行有问题，不会导入，其余的照常导入。改好问题行后可以单独再导入。`}
      action={
        <Button size="small" loading={isPending} onClick={() => mutate()}>
          下载问题行
        </Button>
      }
    />
  );
}
