import { noteCalls } from '#contract/customers/notes.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { addNote } from './add-note.ts';
import { deleteNote } from './delete-note.ts';

export const noteRoutes = serve(noteCalls, { addNote: write(addNote), deleteNote: write(deleteNote) });
