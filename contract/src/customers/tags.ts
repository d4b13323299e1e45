import { refusals } from '../refusal.ts';

refusals('customer_tag', {
  NAME_TAKEN: { onConstraint: 'customer_tag__name', says: () => '标签名称已存在' },
  PUT_TWICE: { onConstraint: 'customer_tag_link__once', says: () => '标签刚被他人设置，请刷新后重试' },
});
