import { renderFailurePage } from '../../page/failure-page.ts';
import { runFramed } from '../../runner/frame.ts';
import { main } from './main.ts';
import { withdraw } from './outputs.ts';

await runFramed({
  title: 'Query recipes',
  endedEarly: 'The step ended before it had checked anything.',
  mostMinutes: 30,
  main,
  withdraw,
  renderFailure: (message) => renderFailurePage('Query recipes: nothing could be checked', message),
});
