import { passTemplateCalls } from '#contract/services/pass/sms-templates.ts';
import { ask, serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';

/** Templates and the signature are the platform's: nothing of them is kept here but who has changed what. */
export const passTemplateRoutes = ({ providers: { pass } }: Pick<Services, 'providers'>) =>
  serve(passTemplateCalls, {
    temps: ask((input) => pass.templates(input)),
    apply: writeAfter(pass.applyTemplate, () => null),
    applys: ask((input) => pass.appliedTemplates(input)),
    modifySign: writeAfter(pass.changeSign, () => null),
  });
