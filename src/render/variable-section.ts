import type { DeploymentReport, SpanReport } from '../gate/report.ts';
import { isGiven, placeOf } from './deployment-phrases.ts';
import { MARKDOWN, quoteForMarkdown as quote } from './escape.ts';
import { beyond, type Detail } from './page.ts';
import { countOf } from './phrases.ts';
import {
  collectUnknownVariables,
  collectVariables,
  describeUnknownChange,
  describeUnknownReleases,
  describeUnseen,
  describeVariable,
  type VariableFinding,
} from './variable-phrases.ts';

/** The environment variables that a jump changes, as they concern the deployments that make it, and what is not known of them. */
export function variableParagraphs(
  span: SpanReport,
  deployments: readonly DeploymentReport[],
  heading: string,
  detail: Detail,
): string[] {
  const findings = collectVariables(deployments);
  const unknown = deployments.length === 0 ? [] : unknownParagraphs(span, detail);
  if (findings.length === 0) return unknown.length === 0 ? [] : [`${heading} Environment variables`, ...unknown];
  const asking = findings.filter(({ urgency }) => urgency !== 'nothing');
  const shown = asking.slice(0, Math.max(detail.rows, 10));
  const rest = findings.length - asking.length;
  const noun = asking.length === 0 ? 'variable' : 'further variable';
  const others =
    rest === 0 ? [] : [`${countOf(rest, noun)} ${rest === 1 ? 'changes' : 'change'}, with nothing to do here.`];
  return [
    `${heading} Environment variables`,
    ...shown.map(variableItem),
    ...beyond(asking.length, shown.length, 'variable'),
    ...unseenParagraphs(findings),
    ...others,
    ...unknown,
  ];
}

/** What no deployment can be searched for. */
function unknownParagraphs(span: SpanReport, detail: Detail): string[] {
  const { changes, releases } = collectUnknownVariables(span);
  const shown = [...changes].slice(0, Math.max(detail.rows, 10));
  return [
    ...shown.map(([name, those]) => `- ${describeUnknownChange(name, those, MARKDOWN)}`),
    ...beyond(changes.size, shown.length, 'variable'),
    ...(releases.length === 0 ? [] : [describeUnknownReleases(releases)]),
  ];
}

function variableItem(finding: VariableFinding): string {
  const { variable, urgency } = finding;
  const place = placesOf(finding);
  return `- ${urgency === 'act' ? '⚠️ ' : ''}${place === '' ? '' : `${place}: `}${describeVariable(variable, MARKDOWN)}`;
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
