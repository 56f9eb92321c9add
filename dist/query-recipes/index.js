process.exitCode = 1;
try {
  const { parts } = await import('../parts/index.js');
  await parts['query-recipes']();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
