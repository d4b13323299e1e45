import { type CustomerGroup, GROUP_NAME_MAX, customerGroupCalls } from '#contract/customers/groups.ts';
import { headcountKinds } from '#contract/customers/headcounts.ts';
import { NamedList, type NamedListConfig } from './named-list.tsx';

const config: NamedListConfig<CustomerGroup, { groupName: string }> = {
  noun: '分组',
  table: 'customer_group',
  counts: headcountKinds.group,
  field: 'groupName',
  max: GROUP_NAME_MAX,
  blank: { groupName: '' },
  column: { field: 'groupName', card: 'title' },
  calls: customerGroupCalls,
  holders: (id) => ({ groupId: [id] }),
  empty: '还没有用户分组，添加后可以把用户分到组里',
};

/** Groups that customers are put into. */
export const GroupList = () => <NamedList config={config} />;
