import { refusals } from '../refusal.ts';

refusals('customer_group', {
  NAME_TAKEN: { onConstraint: 'customer_group__name', says: () => '分组名称已存在' },
});
