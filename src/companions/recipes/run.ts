import { runFramed } from '../../runner/frame.ts';
import { recipesAction } from './action.ts';

await runFramed(recipesAction);
