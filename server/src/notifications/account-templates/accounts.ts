import { fieldsIn } from '#contract/notifications/template-fields.ts';
import type { WechatChannel } from '#contract/notifications/templates.ts';
import type { MessageTemplate } from '#server/platform/public-account.ts';
import type { Services } from '#server/platform/services.ts';
import { whyNoKeyword } from './rules.ts';

/** Template of ours that an account shall know. */
interface OwnTemplate {
  name: string;
  content: string;
}

/** App of the shop at WeChat, by its templates. */
interface TemplateAccount {
  isSetUp(): Promise<boolean>;
  list(): Promise<MessageTemplate[]>;
  /** Finds out how a template is added by its number, and gives the step that does; a text says why it cannot be. */
  adding(template: OwnTemplate, tempKey: string): Promise<string | (() => Promise<string>)>;
}

const labelsIn = ({ content }: OwnTemplate): string[] => fieldsIn(content).map(({ label }) => label);

export const accounts: Readonly<Record<WechatChannel, (parts: Pick<Services, 'providers'>) => TemplateAccount>> = {
  wechat: ({ providers: { publicAccount } }) => ({
    isSetUp: publicAccount.isSetUp,
    list: publicAccount.listTemplates,
    adding: async (template, tempKey) => () => publicAccount.addTemplate(tempKey, labelsIn(template)),
  }),
  routine: ({ providers: { miniProgramme } }) => ({
    isSetUp: miniProgramme.isSetUp,
    list: miniProgramme.listTemplates,
    async adding(template, tempKey) {
      const keywords = await miniProgramme.libraryKeywords(tempKey);
      const found = labelsIn(template).map((label) => ({ label, id: keywords.find(({ name }) => name === label)?.id }));
      const missing = found.find(({ id }) => id === undefined);
      if (missing) return whyNoKeyword(missing.label, tempKey);
      const keywordIds = found.flatMap(({ id }) => (id === undefined ? [] : [id]));
      return () => miniProgramme.addTemplate({ id: tempKey, keywordIds, scene: template.name.slice(0, 15) });
    },
  }),
};
