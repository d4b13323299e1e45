import { z } from 'zod';
import { calls, get } from '../call.ts';
import { moment, neededId } from '../wire.ts';

/** A form that clients draw by itself: `content` is JSON text of its fields. */
export const FormTemplate = z.object({
  id: z.int(),
  name: z.string(),
  info: z.string(),
  content: z.string(),
  createTime: moment,
  updateTime: moment,
});

export const formTemplateCalls = calls('form_temp', '/admin/system/form/temp', {
  info: get('/info', {
    permission: 'admin:system:form:info',
    about: 'A form by the number that clients know it by.',
    query: z.object({ id: neededId('id') }),
    returns: FormTemplate.nullable(),
  }),
});
