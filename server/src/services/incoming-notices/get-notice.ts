import type { IncomingNotice } from '#contract/services/incoming-notices.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { type Labels, incomingNotices, presentNotice } from './queries.ts';
import { maskedFields } from './masked-fields.ts';
import { unsealRequest } from './seal-request.ts';

/** A notice with the fields of its body, masked. */
export const getNotice =
  (secrets: Secrets, labelOf: Labels) =>
  async (db: Db, { id }: { id: number }): Promise<IncomingNotice> => {
    const notice = await incomingNotices.get(db, id);
    const request = unsealRequest(secrets, notice.sealed);
    return { ...presentNotice(notice, labelOf), bytes: notice.bytes, fields: request ? maskedFields(request.body) : [] };
  };
