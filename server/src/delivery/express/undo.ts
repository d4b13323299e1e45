import { undoRule } from '#server/platform/write/undo.ts';
import { sealCarrierPasswords } from './seal-carrier-passwords.ts';

undoRule('express', { settle: [sealCarrierPasswords] });
