import { renderFailurePage } from '../../page/failure-page.ts';
import type { ActionRun } from '../../runner/frame.ts';
import { main } from './main.ts';
import { withdraw } from './outputs.ts';

/** One run of this companion as an action. */
export const historyAction: ActionRun = {
  title: 'Query history',
  endedEarly: 'The step ended before it had read the query history.',
  mostMinutes: 10,
  main,
  withdraw,
  renderFailure: (message) => renderFailurePage('Query history did not finish, so the step fails', message),
};
