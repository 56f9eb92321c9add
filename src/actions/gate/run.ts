import { renderFailure } from '../../render/gate/summary.ts';
import { runFramed } from '../frame.ts';
import { publishFailure } from './comment.ts';
import { readInputs } from './inputs.ts';
import { main } from './main.ts';
import { withdraw } from './outputs.ts';

await runFramed({
  title: 'Upgrade Gate',
  endedEarly: 'The gate ended before it had decided.',
  main,
  withdraw,
  renderFailure,
  // Where the inputs cannot be read nobody knows which comment is meant.
  onFailure: async (message, environment) => publishFailure(message, readInputs(environment), environment),
});
