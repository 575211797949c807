import { stripVTControlCharacters } from 'node:util';

/** The bundler takes a full disk for a fault of its own: it asks to be reported, and adds the addresses of its machine code. */
const NOT_WRITTEN = /Failed to write file (?:in )?(?<file>.+)\s+Caused by:\s+(?<reason>.+?)(?: \(os error \d+\))?$/m;

/** The message for the output of the bundler or of the compiler of styles. */
export function bundlerFailure(output: string): string {
  const text = stripVTControlCharacters(output).trim();
  const { file, reason } = NOT_WRITTEN.exec(text)?.groups ?? {};
  return file === undefined ? `The code could not be bundled:\n${text}` : `${file} cannot be written: ${reason}`;
}
