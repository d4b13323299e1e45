import { useMutation } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { PlacedButton } from '../action/place.tsx';
import { report, run, useMay } from '../wire/index.ts';
import { inputOf } from './address.ts';
import { useScene } from './scene.ts';

/** Has the server write what the filters show into a file, and fetches it. */
export function ExportButton<I extends object>({
  call,
  label = '导出',
}: {
  call: Call<I, { fileName: string }>;
  label?: string;
}) {
  const may = useMay();
  const { address } = useScene();
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(call, inputOf(call, address)),
    onSuccess: ({ fileName }) => window.location.assign(fileName),
    onError: (error) => report(error, 'act'),
  });
  if (!may(call)) return null;
  return (
    <PlacedButton loading={isPending} onClick={() => mutate()}>
      {label}
    </PlacedButton>
  );
}
