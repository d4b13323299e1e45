import { undoRule } from '#server/platform/write/undo.ts';
import { putInLibrary } from './attachments/put-in-library.ts';

undoRule('attachment', { fit: putInLibrary });
