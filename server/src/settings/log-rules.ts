import { hideTexts } from '#server/platform/write/hidden.ts';
import { undoRule } from '#server/platform/write/undo.ts';
import { sealPasswords } from './config/seal-passwords.ts';
import { findFormerSecrets } from './group-data/find-former-secrets.ts';
import { sealEntries } from './group-data/seal-entries.ts';

hideTexts('group_data', findFormerSecrets);
// A value that comes back was typed in the open, and its form may draw a password by now.
undoRule('group_data', { settle: [sealEntries] });
undoRule('data_group', { settle: [sealEntries] });
undoRule('form_temp', { settle: [sealPasswords, sealEntries] });
