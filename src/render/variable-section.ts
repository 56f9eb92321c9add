import type { DeploymentReport } from '../gate/report.ts';
import { isGiven, placeOf } from './deployment-phrases.ts';
import { MARKDOWN, quoteForMarkdown as quote } from './escape.ts';
import { table } from './markdown-table.ts';
import type { Detail } from './page.ts';
import { countOf } from './phrases.ts';
import {
  collectVariables,
  describeAction,
  describeEffect,
  describeUnseen,
  type VariableFinding,
} from './variable-phrases.ts';

/** The environment variables that a jump changes, as they concern the deployments that make it. */
export function variableParagraphs(
  deployments: readonly DeploymentReport[],
  heading: string,
  detail: Detail,
): string[] {
  const findings = collectVariables(deployments);
  if (findings.length === 0) return [];
  const rows = findings.filter(({ urgency }) => urgency !== 'nothing').map(variableRow);
  const rest = findings.length - rows.length;
  const noun = rows.length === 0 ? 'variable' : 'further variable';
  const others =
    rest === 0 ? [] : [`${countOf(rest, noun)} ${rest === 1 ? 'changes' : 'change'}, with nothing to do here.`];
  return [
    `${heading} Environment variables`,
    ...table(
      ['Variable', 'What happens', 'Where', 'What to do'],
      rows,
      { rows: Math.max(detail.rows, 10) },
      'variable',
    ),
    ...unseenParagraphs(findings),
    ...others,
  ];
}

function variableRow(finding: VariableFinding): string[] {
  const { variable, urgency } = finding;
  const mark = urgency === 'act' ? '⚠️ ' : '';
  const name = quote(variable.setName ?? variable.names[0]);
  return [`${mark}${name}`, describeEffect(variable, MARKDOWN), placesOf(finding), describeAction(variable, MARKDOWN)];
}

function placesOf({ variable, deployments }: VariableFinding): string {
  if (variable.file !== null) return placeOf(variable, quote);
  if (deployments.length < 2) return '';
  const [first] = deployments;
  return first === undefined
    ? ''
    : `${placeOf(first, quote)} and ${countOf(deployments.length - 1, 'more deployment')}`;
}

/** Where those may stand that nobody can see. */
function unseenParagraphs(findings: readonly VariableFinding[]): string[] {
  const blind = findings
    .filter(({ variable }) => variable.state === 'unseen')
    .flatMap(({ deployments }) => deployments);
  const sources = [
    ...new Set(blind.flatMap(({ unseenVariables }) => unseenVariables.map((each) => describeUnseen(each, MARKDOWN)))),
  ];
  if (blind.length === 0) return [];
  if (sources.length === 0) {
    const isSearched = blind.some((deployment) => !isGiven(deployment));
    return [
      isSearched
        ? 'No file shows which variables are set here.'
        : 'Versions were given, so no file was searched for these.',
    ];
  }
  const rest = sources.length > 5 ? ` and ${sources.length - 5} more` : '';
  return [`Cannot be seen: what is in ${sources.slice(0, 5).join(', ')}${rest}.`];
}
