import { undoRule } from '#server/platform/write/undo.ts';
import { withCategory } from './articles/with-category.ts';

undoRule('article', { removal: 'is_del', fit: withCategory });
