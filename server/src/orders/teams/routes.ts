import { teamCalls } from '#contract/marketing/teams.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { countTeams, listMembers, listTeams } from './queries.ts';

export const teamRoutes = serve(teamCalls, {
  statistics: read(countTeams),
  list: read(listTeams),
  members: read(listMembers),
});
