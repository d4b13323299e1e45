import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { formTemplateInfo } from './queries.ts';

export const formTemplateRoutes = serve(formTemplateCalls, { info: read(formTemplateInfo) });
