import type { AnyCall } from '#contract/call.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { ReadContext, Write } from '#server/platform/write/write.ts';

/** Records of a domain above that people belong to. */
export interface Places {
  /** Call by which staff bring people there: whoever may not make it invites nobody there. */
  needs: AnyCall;
  /** Names by id of those that are open; held until the write ends. */
  hold(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  names(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Makes the account one of their people. */
  join(write: Write, adminId: number, ids: readonly number[]): Promise<void>;
}

interface InvitationMail {
  kind: 'invitation';
  shownIn: { invitation: number[] };
  to: string;
  subject: string;
  text: string;
  sealed: string;
}

/** Parts of the domains above that invitations need, which stand below them. */
export interface InvitationPorts {
  isMailOpen(write: ReadContext): Promise<boolean>;
  postMail(write: Write, mail: InvitationMail): Promise<unknown>;
  /** Notifies those who invite of somebody who has come. */
  tellAccepted(write: Write, subject: string): Promise<void>;
  shops: Places;
  operators: Places;
}
