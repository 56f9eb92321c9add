// The least that an action costs which reads the index: load @actions/core, fetch and parse, set an output. It is bundled like
// the actions before it is measured. Argument: the address.
import './bare-fetch.js';
import './bare-action.js';
