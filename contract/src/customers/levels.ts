import { refusals } from '../refusal.ts';

refusals('customer_level', {
  NAME_TAKEN: { onConstraint: 'customer_level__name', says: () => '用户等级名称重复' },
  GRADE_TAKEN: { onConstraint: 'customer_level__grade', says: () => '用户等级级别重复' },
});
