import { undoRule } from '#server/platform/write/undo.ts';

undoRule('segment', { removal: 'is_del' });
