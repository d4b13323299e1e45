import type { Services } from '#server/platform/services.ts';
import './addressees.ts';
import './personal.ts';
import { ownProfileRoutes } from './own-profiles/routes.ts';
import { profileRoutes as ofProfiles } from './profiles/routes.ts';
import { clearCodes } from './phone-codes/clear-codes.ts';
import { phoneCodeRoutes } from './phone-codes/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { timelineRoutes } from './timelines/routes.ts';

export const profileRoutes = (services: Services) => [
  ...ofProfiles,
  ...ownProfileRoutes,
  ...phoneCodeRoutes(services),
  ...registrationRoutes(services),
  ...timelineRoutes,
];

export const profileTimers = [clearCodes];
