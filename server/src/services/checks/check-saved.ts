import { type Job, systemActor } from '#server/platform/jobs/jobs.ts';
import { savedSettings } from '#server/settings/index.ts';
import { openPauses } from '../pauses/pauses.ts';
import { checkService } from './check-service.ts';

/** Checks the services whose settings were saved, once the save has committed: what was refused before says nothing of them. */
export const checkSaved: Job<{ keys: readonly string[] }> = {
  ...savedSettings,
  async run(services, { keys }) {
    const due = services.providers.declared.filter((service) => service.keys.some((key) => keys.includes(key)));
    const pauses = openPauses(services);
    for (const { name } of due) {
      await pauses.lift(name);
      await checkService(services, name, systemActor('系统'));
    }
  },
};
