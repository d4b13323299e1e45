import type { Collecting } from './collecting.ts';
import type { Connector } from './connector.ts';
import type { Invoicing } from './invoicing.ts';
import type { LabelPort } from './labels.ts';
import type { Mailing } from './mailing.ts';
import type { MiniProgramme } from './mini-programme.ts';
import type { ServiceDeclaration } from './outside-services.ts';
import type { PassAccount } from './pass-account/pass-account.ts';
import type { Payments } from './payments.ts';
import type { PublicAccount } from './public-account.ts';
import type { ReceiptPrinter } from './receipts.ts';
import type { Texting } from './texting.ts';
import type { Tracking } from './tracking.ts';

/** Outside services by what they can do. Which of them answers, a setting says. */
export interface Providers {
  pay: Payments;
  track: Tracking;
  label: LabelPort;
  print: ReceiptPrinter;
  invoice: Invoicing;
  collect: Collecting;
  connector: Connector;
  mail: Mailing;
  pass: PassAccount;
  sms: Texting;
  publicAccount: PublicAccount;
  miniProgramme: MiniProgramme;
  /** Services as 外部服务 shows and checks them. */
  declared: readonly ServiceDeclaration[];
}
