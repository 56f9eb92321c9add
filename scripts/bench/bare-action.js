// The least that any action costs: load @actions/core and set an output. It is bundled like the actions before it is measured.
import { setOutput } from '@actions/core';

setOutput('decision', 'unproven');
