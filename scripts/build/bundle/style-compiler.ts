// node: --single-threaded
// Sass runs for two seconds: with further threads of V8 it takes an eighth more processor time and 60 MB more.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../setup/run-command.ts';
import { compileStyles } from './compile-styles.ts';
import { scopeClasses } from './scope-classes.ts';
import { STYLES_FILE } from './compiled-styles.ts';

/** `node style-compiler.ts <root> <folder>`: a process of its own, because the compiler takes 140 MB. */
const [root = '', target = ''] = process.argv.slice(2);
await runCommand(async () => {
  const src = path.join(root, 'src');
  writeFileSync(path.join(target, STYLES_FILE), JSON.stringify(scopeClasses(compileStyles(src), src)));
});
