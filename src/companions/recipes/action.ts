import { renderFailurePage } from '../../page/failure-page.ts';
import type { ActionRun } from '../../runner/frame.ts';
import { main } from './main.ts';
import { withdraw } from './outputs.ts';

/** One run of this companion as an action. */
export const recipesAction: ActionRun = {
  title: 'Query recipes',
  endedEarly: 'The step ended before it had checked anything.',
  mostMinutes: 30,
  main,
  withdraw,
  renderFailure: (message) => renderFailurePage('Query recipes did not finish, so the step fails', message),
};
