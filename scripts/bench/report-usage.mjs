// Loaded before a measured script: prints the usage of the process at its end. Memory is sampled four times a second: the
// JavaScript heap, buffers outside of it, and the rest (code, the allocator's own, thread stacks).
const INTERVAL_MS = 250;
const peaks = { heapMb: 0, buffersMb: 0, restMb: 0 };

function sample() {
  const { rss, heapTotal, external } = process.memoryUsage();
  const parts = { heapMb: heapTotal, buffersMb: external, restMb: rss - heapTotal - external };
  for (const [name, bytes] of Object.entries(parts)) peaks[name] = Math.max(peaks[name], bytes / 2 ** 20);
}

setInterval(sample, INTERVAL_MS).unref();
process.on('exit', () => {
  sample();
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMb: maxRSS / 1024, ...peaks };
  process.stderr.write(`measured:${JSON.stringify(usage)}\n`);
});
