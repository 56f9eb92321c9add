import { runFramed } from '../runner/frame.ts';
import { gateAction } from './action.ts';

await runFramed(gateAction());
