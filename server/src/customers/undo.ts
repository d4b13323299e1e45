import { undoRule } from '#server/platform/write/undo.ts';
import { settleRestored } from './levels/settle-restored.ts';
import { settleMergedTags } from './merges/settle-merged-tags.ts';

undoRule('customer_group', { removal: 'is_del' });
undoRule('customer_level', { removal: 'is_del', settle: [settleRestored] });
undoRule('customer_tag', { removal: 'is_del' });
undoRule('customer_tag_link', { settle: [settleMergedTags] });
undoRule('customer_note', { removal: 'is_del' });
// Sums of their ledgers, and kept counts: whoever takes back an edit of a customer must not take back what was paid since.
undoRule('customer', { derived: ['now_money', 'integral', 'experience', 'brokerage_price', 'pay_count', 'spread_count'] });
