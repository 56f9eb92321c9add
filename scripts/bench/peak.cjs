// Preloaded into a program to measure its peak memory. Writes it as the last line on stderr, in kilobytes.
process.on('exit', () => process.stderr.write(`\npeak ${process.resourceUsage().maxRSS}\n`));
