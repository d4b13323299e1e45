import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { memberImportCalls } from '#contract/members/member-import.ts';
import { download, toCsv } from '#web/ui/export/csv.ts';
import { report, run } from '#web/ui/index.ts';

/** Refused rows as a sheet, to be mended and imported again. */
export function ProblemSheet({ id, says }: { id: number; says: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(memberImportCalls.problems, { id }),
    onSuccess: (rows) => download('用户导入问题行.csv', toCsv(rows)),
    onError: (error) => report(error, 'act'),
  });
  return (
    <Alert
      type="warning"
      showIcon
      title={says}
      action={
        <Button size="small" loading={isPending} onClick={() => mutate()}>
          下载问题行
        </Button>
      }
    />
  );
}
