import { z } from 'zod';
import type { MiniProgramme } from '#server/platform/mini-programme.ts';
import { formBody } from '#server/platform/http-client/bodies.ts';
import { shaped } from '../line/fields.ts';
import type { WechatLine } from '../line/line.ts';

const Options = z.object({ keywordCode: z.string(), enumValueList: z.array(z.string()) });
const Template = z.object({
  priTmplId: z.string(),
  title: z.string().catch(''),
  content: z.string().catch(''),
  example: z.string().catch(''),
  keywordEnumValueList: z.array(Options).catch([]),
});
const Listed = z.object({ data: z.array(Template) });
const Keywords = z.object({ data: z.array(z.object({ kid: z.number(), name: z.string() })) });
const Added = z.object({ priTmplId: z.string().min(1) });

const optionsIn = (listed: readonly z.output<typeof Options>[]) =>
  Object.fromEntries(listed.map(({ keywordCode, enumValueList }) => [keywordCode.replace(/\.DATA$/, ''), enumValueList]));

type TemplateVerbs = Pick<MiniProgramme, 'listTemplates' | 'libraryKeywords' | 'addTemplate' | 'deleteTemplate'>;

/** Templates of subscription messages, among them those that staff picked at WeChat. */
export function templateVerbs({ ask }: WechatLine): TemplateVerbs {
  return {
    async listTemplates() {
      const { data } = shaped(Listed, await ask({ path: '/wxaapi/newtmpl/gettemplate' }));
      return data.map(({ priTmplId: templateId, keywordEnumValueList, ...texts }) => ({
        templateId,
        ...texts,
        options: optionsIn(keywordEnumValueList),
      }));
    },
    async libraryKeywords(id) {
      const { data } = shaped(Keywords, await ask({ path: '/wxaapi/newtmpl/getpubtemplatekeywords', query: { tid: id } }));
      return data.map(({ kid, name }) => ({ id: kid, name }));
    },
    async addTemplate({ id, keywordIds, scene }) {
      const keywords = Object.fromEntries(keywordIds.map((keyword, index) => [`kidList[${index}]`, String(keyword)]));
      const body = formBody({ tid: id, ...keywords, sceneDesc: scene });
      return shaped(Added, await ask({ path: '/wxaapi/newtmpl/addtemplate', body })).priTmplId;
    },
    async deleteTemplate(templateId) {
      await ask({ path: '/wxaapi/newtmpl/deltemplate', body: formBody({ priTmplId: templateId }) });
    },
  };
}
