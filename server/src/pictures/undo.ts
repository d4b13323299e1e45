import { undoRule } from '#server/platform/write/undo.ts';
import { restoreToLibrary } from './attachments/restore-to-library.ts';

undoRule('attachment', { fit: restoreToLibrary });
