import { z } from 'zod';
import type { PublicAccount } from '#server/platform/public-account.ts';
import { bodyOf, shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';

const Template = z.object({
  template_id: z.string(),
  title: z.string().catch(''),
  content: z.string().catch(''),
  example: z.string().catch(''),
});
const Listed = z.object({ template_list: z.array(Template) });
const Added = z.object({ template_id: z.string().min(1) });

type TemplateVerbs = Pick<PublicAccount, 'listTemplates' | 'addTemplate' | 'deleteTemplate'>;

/** Templates of the account, among them those that staff added at WeChat. */
export function templateVerbs({ ask }: WechatLine): TemplateVerbs {
  return {
    async listTemplates() {
      const { template_list } = shaped(Listed, await ask({ path: '/cgi-bin/template/get_all_private_template' }));
      return template_list.map(({ template_id: templateId, ...texts }) => ({ templateId, ...texts }));
    },
    async addTemplate(shortId, keywords) {
      const body = bodyOf({ template_id_short: shortId, keyword_name_list: keywords });
      return shaped(Added, await ask({ path: '/cgi-bin/template/api_add_template', body })).template_id;
    },
    async deleteTemplate(templateId) {
      await ask({ path: '/cgi-bin/template/del_private_template', body: bodyOf({ template_id: templateId }) });
    },
  };
}
