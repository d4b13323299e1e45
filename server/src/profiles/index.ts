import type { Services } from '#server/platform/services.ts';
import './personal.ts';
import { ownProfileRoutes } from './own-profiles/routes.ts';
import { profileRoutes as ofProfiles } from './profiles/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { timelineRoutes } from './timelines/routes.ts';

export const profileRoutes = (services: Services) => [
  ...ofProfiles,
  ...ownProfileRoutes,
  ...registrationRoutes(services),
  ...timelineRoutes,
];
