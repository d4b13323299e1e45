import { undoRule } from '#server/platform/write/undo.ts';
import { sealCarrierPasswords } from './seal-passwords.ts';

undoRule('express', { settle: [sealCarrierPasswords] });
