import { useMutation, useQueryClient } from '@tanstack/react-query';
import { preferenceCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import { queryOf, run, useCall } from '../wire/index.ts';

type Preference = Input<typeof preferenceCalls.save>['value'];

/** Choice of this person, kept on the server under a key; undefined until it is known. A new one shows at once, and is saved behind. */
export function usePreference(key: string): [kept: unknown, keep: (value: Preference) => void] {
  const client = useQueryClient();
  const { data } = useCall(preferenceCalls.get, { key }, { lasting: true });
  const { mutate } = useMutation({ mutationFn: (value: Preference) => run(preferenceCalls.save, { key, value }) });
  return [
    data,
    (value) => {
      client.setQueryData(queryOf(preferenceCalls.get, { key }).queryKey, value);
      mutate(value);
    },
  ];
}
