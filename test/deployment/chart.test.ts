import { describe, expect, it } from 'vitest';
import {
  exactChartVersion,
  hasTagOfItsOwn,
  honoursRecreate,
  ignoresUpgradeMode,
  migratesInJobByDefault,
  refusesTag,
} from '../../src/deployment/chart.ts';

describe('what a version of the chart does', () => {
  it.each([
    ['2.5.3', false],
    ['2.6.0', true],
    ['2.6.1', false],
    ['2.16.361', false],
    ['3.0.0-alpha.9', false],
    ['3.0.0-beta.1', true],
    ['3.0.0', true],
    ['4.1.0', true],
  ])('%s migrates in a job by default: %s', (version, expected) => {
    expect(migratesInJobByDefault(version)).toBe(expected);
  });

  it.each([
    ['2.16.101', true, false],
    ['2.16.102', false, false],
    ['2.16.283', false, false],
    ['2.16.284', false, true],
    ['3.0.0-beta.1', true, false],
    ['3.0.0', false, true],
  ])('%s ignores upgrade.mode: %s, honours Recreate: %s', (version, ignores, honours) => {
    expect(ignoresUpgradeMode(version)).toBe(ignores);
    expect(honoursRecreate(version)).toBe(honours);
  });

  it.each([
    ['0.6.9', true],
    ['0.7.0', false],
  ])('%s has a default tag other than its appVersion: %s', (version, expected) => {
    expect(hasTagOfItsOwn(version)).toBe(expected);
  });

  it.each([
    ['3.0.0-beta.1', '1.169.0', true],
    ['3.0.0-beta.1', '1.99.0', true],
    ['3.0.0-beta.1', '1.169.1', false],
    ['3.0.0-beta.1', '2.0.0', false],
    ['2.16.361', '1.169.0', false],
  ])('%s refuses the tag %s: %s', (version, tag, expected) => {
    expect(refusesTag(version, tag)).toBe(expected);
  });

  it.each([
    ['2.16.361', '2.16.361'],
    ['v2.16.361', '2.16.361'],
    ['3.0.0-beta.1', '3.0.0-beta.1'],
    ['2.16', null],
    ['2.x', null],
    ['~2.16.0', null],
    ['>=2.16.0', null],
    ['=2.16.0', null],
    ['*', null],
    [' 2.16.0', null],
    ['', null],
  ])('the range %j names exactly the version %j', (text, expected) => {
    expect(exactChartVersion(text)).toBe(expected);
  });
});
