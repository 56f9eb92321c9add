import { runFramed } from '../runner/frame.ts';
import { gateAction } from './main.ts';

await runFramed(gateAction());
