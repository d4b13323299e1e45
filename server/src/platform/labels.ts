import type { SheetForm } from '#contract/services/labels.ts';

interface LabelAddress {
  name: string;
  phone: string;
  address: string;
}

/** Content of a label. No provider knows a repetition: asking twice prints two. */
export interface LabelRequest {
  carrier: { code: string; partnerId: string | null; partnerKey: string | null; net: string | null };
  formId: string;
  printer: string;
  from: LabelAddress;
  to: LabelAddress;
  /** Pieces, and what they are called. */
  count: number;
  cargo: string;
}

/** Carrier as a provider names it, with what an account there takes. */
export interface ListedCarrier {
  code: string;
  name: string;
  partnerId: boolean;
  partnerKey: boolean;
  net: boolean;
}

/** Label as the provider's record has it; what the record leaves out is empty. */
export interface RecordedLabel {
  number: string;
  com: string;
  toName: string;
  toTel: string;
  /** Time in the words of the provider, by the clock of China. */
  printedAt: string;
}

/** Provider that prints labels and gives them their numbers; throws the refusal that says why there is none. */
export interface LabelPort {
  isSetUp(): Promise<boolean>;
  forms(carrier: string): Promise<SheetForm[]>;
  /** Carriers that it knows; undefined where its answer cannot be read. Asking costs something of the account. */
  carriers(): Promise<ListedCarrier[] | undefined>;
  /** Labels that were printed last, at least those of this carrier. */
  record(carrier: string): Promise<RecordedLabel[]>;
  /** The tracking number. */
  print(request: LabelRequest): Promise<string>;
}
