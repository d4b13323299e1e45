import { headcountKinds } from '#contract/customers/headcounts.ts';
import { TAG_NAME_MAX, customerTagCalls } from '#contract/customers/tags.ts';
import { NamedList } from './named-list.tsx';

/** Tags that customers wear. */
export const TagList = () => (
  <NamedList
    noun="标签"
    calls={customerTagCalls}
    field="name"
    max={TAG_NAME_MAX}
    column={{ field: 'name', card: 'title' }}
    counts={headcountKinds.tag}
    holders={(id) => ({ labelId: [id] })}
    empty="还没有用户标签，添加后可以给用户打标签"
  />
);
