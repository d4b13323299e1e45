import type { MessageOutcome, MessageTemplate } from './public-account.ts';

export interface SubscriptionMessage {
  openid: string;
  templateId: string;
  fields: Readonly<Record<string, string>>;
  /** Page of the mini programme that the message opens. */
  page?: string;
  state: 'formal' | 'trial' | 'developer';
}

export interface MiniIdentity {
  openid: string;
  unionid?: string;
  /** Key of the session, for what the mini programme encrypts; never leaves the server. */
  sessionKey: string;
}

/** The mini programme of the shop. Methods throw refusals that people can read. */
export interface MiniProgramme {
  isSetUp(): Promise<boolean>;
  /** Empty while it is not set up. */
  appId(): Promise<string>;
  /** Person by the code of the mini programme; a code works once, for five minutes. */
  identify(code: string): Promise<MiniIdentity>;
  sendSubscription(message: SubscriptionMessage): Promise<MessageOutcome>;
  listTemplates(): Promise<MessageTemplate[]>;
  /** Id of the template that was added; the order of keywords is that of its fields. */
  addTemplate(template: { id: string; keywordIds: readonly number[]; scene: string }): Promise<string>;
  deleteTemplate(templateId: string): Promise<void>;
}
