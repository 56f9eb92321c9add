import { runFramed } from '../runner/frame.ts';
import { gateAction } from './gate-action.ts';

await runFramed(gateAction());
