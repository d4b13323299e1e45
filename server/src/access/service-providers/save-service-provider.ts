import type { ServiceProviderDraft } from '#contract/access/service-providers.ts';
import { filled } from '#server/platform/write/filled.ts';
import type { Write } from '#server/platform/write/write.ts';
import { serviceProviders } from './queries.ts';

const blank = { phone: '', status: true };

/** A new one where there is no id yet. */
export async function saveServiceProvider(write: Write, { id, ...draft }: ServiceProviderDraft & { id?: number }): Promise<null> {
  await serviceProviders.save(write, id, {
    ...filled(blank, draft),
    providerName: draft.providerName.trim(),
    type: draft.type,
    contactName: draft.contactName?.trim() ?? '',
    adminId: draft.adminId || null,
    remark: draft.remark?.trim() ?? '',
    isDel: false,
  });
  return null;
}
