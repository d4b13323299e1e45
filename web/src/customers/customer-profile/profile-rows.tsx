import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/call.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import type { Page } from '#contract/wire.ts';
import { Empty, listOf } from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import type { TitledColumn } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';

type ProfileAnswer = Answer<typeof profileCalls.infoByCondition>;
type Tab = ProfileAnswer['type'];
type PageOf<T extends Tab> = Extract<ProfileAnswer, { type: T }>;
type ProfileRow<T extends Tab> = PageOf<T>['list'][number];

interface Props<T extends Tab> {
  uid: number;
  tab: T;
  columns: readonly TitledColumn<ProfileRow<T>>[];
  keyOf: (row: ProfileRow<T>) => number;
  empty: string;
}

const isOf = <T extends Tab>(answer: ProfileAnswer | undefined, tab: T): answer is PageOf<T> & Page<ProfileRow<T>> =>
  answer?.type === tab;

const SIZES = [6, 12, 18, 24];
const first = { page: '1', limit: '6' };

/** Rows of one tab of a customer. */
export function ProfileRows<T extends Tab>({ uid, tab, columns, keyOf, empty }: Props<T>) {
  const address = useDialogAddress(first);
  const paging = { page: Number(address.get('page')), limit: Number(address.get('limit')) };
  const query = useQuery(listOf(profileCalls.infoByCondition, { userId: uid, type: tab, ...paging }));
  const { noun } = profileCalls.infoByCondition;
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun }}>
      <InnerList
        noun={noun}
        asked={{ ...query, data: isOf(query.data, tab) ? query.data : undefined }}
        columns={columns}
        keyOf={keyOf}
        sizes={SIZES}
        empty={<Empty says={empty} />}
      />
    </SceneProvider>
  );
}
