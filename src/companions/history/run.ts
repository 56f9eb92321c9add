import { runFramed } from '../../runner/frame.ts';
import { historyAction } from './action.ts';

await runFramed(historyAction);
