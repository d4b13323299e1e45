import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { formTemplateInfo, listFormTemplates } from './queries.ts';
import { type Settle, saveFormTemplate } from './save-form-template.ts';

export const formTemplateRoutes = (settle: Settle) =>
  serve(formTemplateCalls, {
    list: read(listFormTemplates),
    info: read(formTemplateInfo),
    save: write((context, draft) => saveFormTemplate(context, draft, settle)),
    update: edit((context, draft) => saveFormTemplate(context, draft, settle), formTemplateInfo),
  });
