// Preloaded into a program to learn its peak memory: the last line on stderr, in kilobytes.
process.on('exit', () => process.stderr.write(`\npeak ${process.resourceUsage().maxRSS}\n`));
