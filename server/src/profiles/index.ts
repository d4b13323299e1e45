import type { Services } from '#server/platform/services.ts';
import { profileRoutes as ofProfiles } from './profiles/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';

export const profileRoutes = (services: Services) => [...ofProfiles, ...registrationRoutes(services)];
