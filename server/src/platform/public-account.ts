/** Buttons as the other side takes and gives them. */
export type MenuButtons = readonly Readonly<Record<string, unknown>>[];

export interface PublishedMenu {
  button: MenuButtons;
  /** Menus for some followers only, which our own leaves alone. */
  conditionalmenu?: readonly unknown[];
}

export interface MediaFile {
  type: 'image' | 'voice';
  bytes: Buffer;
}

/** Outcome of a message: sent under a number, or not, for a reason that no repetition mends. */
export type MessageOutcome = { isSent: true; messageNo: string } | { isSent: false; code: number; says: string };

/** Message of the account to a person: an answer, or one of staff. An answer holds permanent media. */
export type AccountMessage =
  | { type: 'text'; content: string }
  | { type: 'image' | 'voice'; mediaId: string }
  | { type: 'news'; title: string; description: string; url: string; picture: string };

export interface TemplateMessage {
  openid: string;
  templateId: string;
  /** Fields by name, in the words that the follower reads. */
  fields: Readonly<Record<string, string>>;
  /** Number of ours: the same one is sent once within ten minutes. */
  clientNo: string;
  url?: string;
  miniProgramme?: { appId: string; page: string };
}

export interface MessageTemplate {
  templateId: string;
  title: string;
  content: string;
  example: string;
  /** Texts that a field chooses among, by its name, where the other side tells them. */
  options?: Readonly<Record<string, readonly string[]>>;
}

/** Person whom a code stands for. `isSnapshot`: a false identity, shared by all who only look. */
export interface Identified {
  openid: string;
  unionid?: string;
  isSnapshot: boolean;
}

export interface Profile extends Identified {
  nickname: string;
  picture: string;
}

export interface Follower {
  openid: string;
  isSubscribed: boolean;
  subscribeTime?: Date;
  unionid?: string;
  /** Way by which they came, in WeChat's word: `ADD_SCENE_QR_CODE`. */
  scene: string;
  /** Scene of the code that they scanned. */
  sceneText: string;
  tagIds: readonly number[];
}

export interface SceneCode {
  ticket: string;
  /** Text of the code to draw. */
  url: string;
}

/** Signature by which a page may use functions of the app it is shown in. */
export interface PageSignature {
  appId: string;
  url: string;
  nonceStr: string;
  timestamp: number;
  signature: string;
}

export interface SignInPage {
  /** Page of ours that is given the code; its host is one that the account knows. */
  redirectTo: string;
  /** `base` asks nobody; `full` asks the person for name and picture. */
  scope: 'base' | 'full';
  /** Letters and digits, 128 at most. */
  state: string;
}

/** The public account of the shop. Methods throw refusals that people can read. */
export interface PublicAccount {
  isSetUp(): Promise<boolean>;
  /** Empty while it is not set up. */
  appId(): Promise<string>;
  /** Its pushes can be verified, so that scans and messages are heard. */
  hearsPushes(): Promise<boolean>;
  /** Undefined where none was published by us. */
  findMenu(): Promise<PublishedMenu | undefined>;
  /** Menu that followers see, made by whomever. */
  liveMenu(): Promise<{ isOpen: boolean; button: MenuButtons }>;
  /** Publishes the menu; without buttons there is none any more. */
  publishMenu(button: MenuButtons): Promise<void>;
  /** Kept by the other side for three days. */
  uploadTemporary(file: MediaFile): Promise<{ mediaId: string }>;
  /** Kept until it is deleted; `url` shows pictures within the app only. */
  uploadPermanent(file: MediaFile): Promise<{ mediaId: string; url: string }>;
  sendCustom(openid: string, message: AccountMessage): Promise<MessageOutcome>;
  sendTemplate(message: TemplateMessage): Promise<MessageOutcome>;
  listTemplates(): Promise<MessageTemplate[]>;
  /** Id of the template that was added. `keywords` are the fields of one by category. */
  addTemplate(shortId: string, keywords: readonly string[]): Promise<string>;
  deleteTemplate(templateId: string): Promise<void>;
  /** Address that asks a person within WeChat who they are, and leads to our page with a code. */
  signInAddress(page: SignInPage): Promise<string>;
  /** Person by the code of a sign-in page; a code works once, for five minutes. */
  identify(code: string): Promise<Identified>;
  /** Person with name and picture, who has agreed to it. */
  identifyFully(code: string): Promise<Profile>;
  follower(openid: string): Promise<Follower>;
  /** A hundred people at most; those who do not follow are told by their openid alone. */
  followers(openids: readonly string[]): Promise<Follower[]>;
  /** Tags that the account gives followers. */
  listTags(): Promise<readonly { id: number; name: string }[]>;
  /** Openids after the one given, ten thousand at most. */
  listFollowers(after?: string): Promise<{ total: number; openids: readonly string[]; last: string }>;
  createScene(scene: string, seconds: number): Promise<SceneCode>;
  signPage(url: string): Promise<PageSignature>;
}
