import { runFramed } from '../../runner/frame.ts';
import { recipesAction } from './main.ts';

await runFramed(recipesAction);
