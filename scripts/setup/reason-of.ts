/** The message of an error and of its causes, outermost first. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = readOnlyDisk(error) ?? (error.message || error.name);
  const cause = error.cause === undefined ? '' : reasonOf(error.cause);
  return cause && !message.includes(cause) ? `${message}: ${cause}` : message;
}

/** On a disk that is read-only Node says that there is «no such file», when it makes a folder and those above it. */
function readOnlyDisk({ code, syscall, path = '' }: NodeJS.ErrnoException): string | undefined {
  return code === 'ENOENT' && syscall === 'mkdir' ? `${path} cannot be made: the disk is read-only` : undefined;
}
