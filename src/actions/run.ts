import type { GateSettings } from '../gate/settings.ts';
import { renderFailure } from '../render/pages.ts';
import { runFramed } from '../runner/frame.ts';
import { main, readInputs } from './main.ts';
import { withdraw } from './outputs.ts';

let inForce: GateSettings | null = null;

await runFramed({
  title: 'Upgrade Gate',
  endedEarly: 'The gate ended before it reached a decision.',
  mostMinutes: 15,
  main: (environment) =>
    main(environment, (settings) => {
      inForce = settings;
    }),
  withdraw,
  renderFailure,
  // If the inputs cannot be read, it is unknown which comment belongs to this run.
  onFailure: async (message, environment) => {
    const settings = inForce ?? readInputs(environment);
    const { publishFailure } = await import('./comment.ts');
    await publishFailure(message, settings, environment);
  },
});
