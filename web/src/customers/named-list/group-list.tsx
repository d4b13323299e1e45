import { GROUP_NAME_MAX, customerGroupCalls } from '#contract/customers/groups.ts';
import { headcountKinds } from '#contract/customers/headcounts.ts';
import { NamedList } from './named-list.tsx';

/** Groups that customers are put into. */
export const GroupList = () => (
  <NamedList
    noun="分组"
    calls={customerGroupCalls}
    field="groupName"
    max={GROUP_NAME_MAX}
    column={{ field: 'groupName', card: 'title' }}
    counts={headcountKinds.group}
    holders={(id) => ({ groupId: [id] })}
    empty="还没有用户分组，添加后可以把用户分到组里"
  />
);
