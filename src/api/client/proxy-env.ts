/**
 * The environment with the proxies that agents use, if Node was told to use them (`NODE_USE_ENV_PROXY`). Then Node's `fetch` does
 * so by itself; an agent does when it is created with them.
 */
export function proxyEnv(): NodeJS.ProcessEnv | undefined {
  return process.env['NODE_USE_ENV_PROXY'] === '1' ? process.env : undefined;
}
