import { openProfileCalls } from '#contract/profiles/own-profiles.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { getOwnProfile } from './queries.ts';
import { updateOwnProfile } from './update-own-profile.ts';

export const ownProfileRoutes = serve(openProfileCalls, { profile: read(getOwnProfile), updateProfile: write(updateOwnProfile) });
