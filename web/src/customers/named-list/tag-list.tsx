import { headcountKinds } from '#contract/customers/headcounts.ts';
import { type CustomerTag, TAG_NAME_MAX, customerTagCalls } from '#contract/customers/tags.ts';
import { NamedList, type NamedListConfig } from './named-list.tsx';

const config: NamedListConfig<CustomerTag, { name: string }> = {
  noun: '标签',
  table: 'customer_tag',
  counts: headcountKinds.tag,
  field: 'name',
  max: TAG_NAME_MAX,
  blank: { name: '' },
  column: { field: 'name', card: 'title' },
  calls: customerTagCalls,
  holders: (id) => ({ labelId: [id] }),
  empty: '还没有用户标签，添加后可以给用户打标签',
};

/** Tags that customers wear. */
export const TagList = () => <NamedList config={config} />;
