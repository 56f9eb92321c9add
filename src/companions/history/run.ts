import { runFramed } from '../../runner/frame.ts';
import { historyAction } from './main.ts';

await runFramed(historyAction);
