import { labelOf } from '#contract/choices.ts';
import { type Fan, fanCalls, fanWays, followsOrNot, isCustomerOrNot } from '#contract/wechat/fans.ts';
import {
  ChoiceFilter,
  type Column,
  CustomerLink,
  ListPage,
  SelectFilter,
  TextFilter,
  code,
  useCall,
  when,
} from '#web/ui/index.ts';
import { SyncFans } from './sync-fans.tsx';

const customerOf = (uid: number, { nickname }: Fan) =>
  uid === 0 ? undefined : <CustomerLink uid={uid}>{`${nickname || '已注销'}（${uid}）`}</CustomerLink>;

const columns: readonly Column<Fan>[] = [
  { field: 'id', width: 80, card: 'none', hidden: true },
  { field: 'openid', width: 232, show: code, card: 'title' },
  { field: 'uid', width: 160, show: customerOf },
  { field: 'subscribed', width: 96, of: followsOrNot, card: 'status' },
  { field: 'subscribeTime', show: when },
  { field: 'way', width: 136, show: (way) => labelOf(fanWays, way) ?? way },
  { field: 'scene', width: 128 },
  { field: 'tags', width: 152, show: (tags) => tags.join('、') },
  { field: 'lastSeenTime', show: when, card: 'none' },
  { field: 'unsubscribeTime', show: when, card: 'none', hidden: true },
];

function TagFilter() {
  const { data, isLoading } = useCall(fanCalls.tags, {});
  return (
    <SelectFilter name="tagId" options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))} isLoading={isLoading} />
  );
}

/** Followers of the public account: since when, from where, and which customers they are. */
export const FanList = () => (
  <ListPage
    title="粉丝"
    call={fanCalls.list}
    filters={
      <>
        <ChoiceFilter name="subscribed" of={followsOrNot} />
        <ChoiceFilter name="way" of={fanWays} />
        <TagFilter />
        <ChoiceFilter name="isCustomer" of={isCustomerOrNot} />
        <TextFilter name="openid" placeholder="完整 openid" />
      </>
    }
    actions={<SyncFans />}
    columns={columns}
    empty={{ says: '还没有粉丝，接入公众号后点“同步粉丝”，新关注的人会自动记录在这里' }}
  />
);
