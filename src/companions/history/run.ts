import { renderFailurePage } from '../../page/failure-page.ts';
import { runFramed } from '../../runner/frame.ts';
import { main } from './main.ts';
import { withdraw } from './outputs.ts';

await runFramed({
  title: 'Query history',
  endedEarly: 'The step ended before it had read the query history.',
  mostMinutes: 10,
  main,
  withdraw,
  renderFailure: (message) => renderFailurePage('Query history: nothing could be read', message),
});
