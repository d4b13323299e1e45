import type { Permission } from '../call.ts';
import type { NoticeKind } from '../notifications/event-terms.ts';

/** Work that waits for somebody, and the list that holds exactly it. */
export interface TodoTerms {
  label: string;
  /** Word between the number and the label: 30 单待发货. */
  unit: string;
  of: NoticeKind;
  /** A word on what waits, where there is nothing to say of it now. */
  under: string;
  path: string;
  /** Rights of whoever handles it: to open its list, and to act on what is in it. */
  needs: readonly Permission[];
  /** Right of those who have it as another entry. */
  unless?: Permission;
}
