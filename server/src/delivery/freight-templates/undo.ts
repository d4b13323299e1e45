import { sql } from 'drizzle-orm';
import { undoRule } from '#server/platform/write/undo.ts';

undoRule('shipping_templates', { inUse: sql`exists (select from product p where p.temp_id = t.id and not p.is_del)` });
for (const part of ['shipping_templates_region', 'shipping_templates_free'])
  undoRule(part, { partOf: ['shipping_templates', 'temp_id'] });
