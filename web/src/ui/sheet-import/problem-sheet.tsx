import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import type { Call } from '#contract/call.ts';
import { download, toCsv } from '../export/csv.ts';
import { report, run } from '../wire/index.ts';

interface Props {
  id: number;
  call: Call<{ id: number }, string[][]>;
  fileName: string;
  says: string;
}

/** Refused rows as a sheet, to be mended and imported again. */
export function ProblemSheet({ id, call, fileName, says }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(call, { id }),
    onSuccess: (rows) => download(fileName, toCsv(rows)),
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
