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

export type ShippingKind = 'express' | 'sameCity' | 'virtual' | 'pickUp';

/** Sending of a payment, or what has left of it so far. */
export interface ShippingUpload {
  transactionNo: string;
  /** Openid of who paid, at the mini programme. */
  openid: string;
  kind: ShippingKind;
  /** Express parcels are told one by one. */
  isSplit: boolean;
  /** All of the goods have left. */
  isWhole: boolean;
  /** Parcels of express; whatever is none has one that names its goods alone. `carrier` is the code of the other side, `receiver` a masked phone number. */
  parcels: readonly { carrier: string; trackingNo: string; goods: string; receiver?: string }[];
  /** Later than the time of any upload before. */
  at: Date;
}

/** `unlisted` while the other side does not know the payment, `correctedBefore` where its one correction was made. */
export type UploadAnswer = 'taken' | 'unlisted' | 'correctedBefore';

export interface KnownShipping {
  openid: string;
  isWhole: boolean;
  trackingNos: readonly string[];
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
  /** Keywords of a template in the library, by its number. */
  libraryKeywords(id: string): Promise<{ id: number; name: string }[]>;
  /** Id of the template that was added; the order of keywords is that of its fields. */
  addTemplate(template: { id: string; keywordIds: readonly number[]; scene: string }): Promise<string>;
  deleteTemplate(templateId: string): Promise<void>;
  uploadShipping(upload: ShippingUpload): Promise<UploadAnswer>;
  /** Undefined where the other side does not know the payment, or not yet. */
  findShipping(transactionNo: string): Promise<KnownShipping | undefined>;
  /** Carriers by the codes that uploads name. */
  listCarriers(): Promise<{ code: string; name: string }[]>;
  /** True where the money of a payment waits for its upload. */
  isTradeManaged(): Promise<boolean>;
}
