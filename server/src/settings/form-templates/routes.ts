import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { formTemplateInfo, listFormTemplates } from './queries.ts';
import { saveFormTemplate } from './save-form-template.ts';

export const formTemplateRoutes = serve(formTemplateCalls, {
  list: read(listFormTemplates),
  info: read(formTemplateInfo),
  save: write(saveFormTemplate),
  update: write(saveFormTemplate),
});
