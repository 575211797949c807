// Loaded before a measured script: prints at its end what the process has used.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMb: maxRSS / 1024 };
  process.stderr.write(`measured:${JSON.stringify(usage)}\n`);
});
