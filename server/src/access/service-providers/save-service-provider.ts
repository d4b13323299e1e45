import type { ServiceProviderDraft } from '#contract/access/service-providers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { serviceProviders } from './queries.ts';

/** A new one where there is no id yet. */
export async function saveServiceProvider(write: Write, { id, ...draft }: ServiceProviderDraft & { id?: number }): Promise<null> {
  await serviceProviders.save(write, id, {
    providerName: draft.providerName.trim(),
    type: draft.type,
    contactName: draft.contactName?.trim() ?? '',
    phone: draft.phone ?? '',
    adminId: draft.adminId || null,
    status: draft.status ?? true,
    remark: draft.remark?.trim() ?? '',
    isDel: false,
  });
  return null;
}
