import type { GateSettings } from '../gate/settings.ts';
import { renderFailure } from '../render/pages.ts';
import type { ActionRun } from '../runner/frame.ts';
import { main, readInputs } from './main.ts';
import { withdraw } from './outputs.ts';

/** One run of the gate as an action (docs/rules.md#the-order-of-a-run). */
export function gateAction(): ActionRun {
  let inForce: GateSettings | null = null;
  return {
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
  };
}
