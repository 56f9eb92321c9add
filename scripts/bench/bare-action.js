// What any action has to pay: load the library of actions and set an output. Bundled like the actions before it is measured.
import { setOutput } from '@actions/core';

setOutput('decision', 'unproven');
