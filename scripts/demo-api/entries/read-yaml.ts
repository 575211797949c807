import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';

/** The source of an entry for messages: `equipment/sfera-a-1200.yaml` or `reviews.yaml[2]`. */
export interface Sourced {
  source: string;
}

/** Reads content files into checked values; errors are collected in `problems`. */
export function contentReader(directory: string) {
  const problems: string[] = [];

  function readYaml(file: string): unknown {
    const path = join(directory, file);
    if (!existsSync(path)) {
      problems.push(`${file}: the file is missing from ${directory}`);
      return undefined;
    }
    const yaml = parseDocument(readFileSync(path, 'utf8'), { prettyErrors: true });
    const [error] = yaml.errors;
    if (error) problems.push(`${file}: ${error.message.split('\n')[0]?.replace(/:$/, '')}`);
    return error ? undefined : yaml.toJS();
  }

  function check<S extends z.ZodType>(schema: S, value: unknown, source: string): z.output<S> | undefined {
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return result.data;
    for (const issue of result.error.issues) problems.push(`${source}: ${describe(issue)}`);
    return undefined;
  }

  function one<S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined {
    const value = readYaml(file);
    return value === undefined ? undefined : check(schema, value, file);
  }

  /** A file with many short entries. */
  function list<S extends z.ZodType<object>>(file: string, schema: S): (z.output<S> & Sourced)[] {
    const values = readYaml(file);
    if (values === undefined) return [];
    if (!Array.isArray(values)) {
      problems.push(`${file}: expected a list of entries`);
      return [];
    }
    return values.flatMap((value: unknown, index) => {
      const source = `${file}[${index}]`;
      const entry = check(schema, value, source);
      return entry ? [{ ...entry, source }] : [];
    });
  }

  /** A folder with one file per entry; the file name is the slug. */
  function folder<S extends z.ZodType<object>>(name: string, schema: S): (z.output<S> & Sourced & { slug: string })[] {
    const path = join(directory, name);
    if (!existsSync(path)) {
      problems.push(`${name}/: the folder is missing from ${directory}`);
      return [];
    }
    const files = readdirSync(path).filter((file) => file.endsWith('.yaml'));
    return files.toSorted().flatMap((file) => {
      const source = `${name}/${file}`;
      const entry = one(source, schema);
      return entry ? [{ ...entry, source, slug: parsePath(file).name }] : [];
    });
  }

  return { problems, one, list, folder };
}

function describe(issue: z.core.$ZodIssue): string {
  const key = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  const missing = issue.input === undefined && issue.code === 'invalid_type' ? ' (the key is missing)' : '';
  return `${key.replace(/^\./, '') || 'the entry'}: ${issue.message}${missing}`;
}
