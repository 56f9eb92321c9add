#!/usr/bin/env node
process.exitCode = 2;
try {
  const { parts } = await import('../parts/index.js');
  await parts['cli']();
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
