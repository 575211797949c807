// Loaded before a measured script: says on its way out what the process has used.
const script = process.argv[1] ?? '';
if (!script.endsWith('bundler.ts')) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMb: maxRSS / 1024 };
    process.stderr.write(`measured:${JSON.stringify(usage)}\n`);
  });
}
