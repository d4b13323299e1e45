import { openIdentityCalls } from '#contract/customers/identities.ts';
import { serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { findPerson } from './find-person.ts';
import { identifyBuyer } from './identify-buyer.ts';

export const identityRoutes = (services: Pick<Services, 'providers'>) =>
  serve(openIdentityCalls, { identify: writeAfter(findPerson(services), identifyBuyer) });
