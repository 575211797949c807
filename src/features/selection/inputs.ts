import { readTypedFigure, type TypedFigureError } from './typed-figure.ts';

/** The tasks: a device for a room, a section of a duct, a reactor for water, modules of a clean room, reverse osmosis. */
export const TASKS = ['room', 'duct', 'water', 'cleanRoom', 'osmosis'] as const;
export type Task = (typeof TASKS)[number];

/** A number input, with the range in which the formulas are valid. */
export interface NumberInput {
  kind: 'number';
  /** In the site's spelling; a non-breaking space in units of two words. */
  unit: string;
  min: number;
  max: number;
  fallback: number;
}

interface ChoiceInput {
  kind: 'choice';
  options: readonly string[];
  fallback: string;
}

const number = (unit: string, min: number, max: number, fallback: number): NumberInput => ({
  kind: 'number',
  unit,
  min,
  max,
  fallback,
});
const choice = <const Options extends readonly string[]>(options: Options, fallback: Options[number]): ChoiceInput => ({
  kind: 'choice',
  options,
  fallback,
});

const PER_HOUR = 'в\u00a0час';
const area = number('м²', 4, 2000, 40);

/** The inputs of each task, in the order of the form. */
const INPUTS = {
  room: {
    area,
    height: number('м', 2, 12, 3),
    category: choice(['1', '2', '3', '4', '5'], '3'),
    people: choice(['yes', 'no'], 'yes'),
    /** Volumes of the room per hour through the devices. */
    exchange: number(PER_HOUR, 0.5, 20, 2),
    noise: choice(['wardDay', 'wardNight', 'classroom', 'office', 'none'], 'wardDay'),
    distance: number('м', 1, 10, 3),
    ceiling: choice(['plain', 'absorbing'], 'plain'),
  },
  duct: {
    flow: number('м³/ч', 100, 100_000, 6000),
    category: choice(['1', '2', '3', '4', '5'], '1'),
    /** The spare pressure of the fan. */
    pressure: number('Па', 20, 500, 100),
  },
  water: {
    flow: number('м³/ч', 0.5, 5000, 250),
    /** Through 1 cm at 254 nm. */
    transmittance: number('%', 50, 99, 95),
    dose: number('мДж/см²', 16, 120, 40),
    pressure: number('МПа', 0.1, 2.5, 0.6),
  },
  cleanRoom: { area, height: number('м', 2, 6, 2.7), exchange: number(PER_HOUR, 5, 600, 20) },
  osmosis: {
    flow: number('м³/ч', 0.05, 100, 1),
    salinity: number('г/л', 0.05, 5, 0.5),
  },
} as const satisfies Record<Task, Record<string, NumberInput | ChoiceInput>>;

/** The typed values of a task, by the names of `INPUTS`. */
export type TypedValues = Record<string, string>;

/** Parsed values by the names of `INPUTS`. Options are texts. */
export interface TaskValues {
  numbers: Record<string, number>;
  choices: Record<string, string>;
}

export type InputError = TypedFigureError | 'below' | 'above';

export function parseTask(text: string | null): Task {
  return TASKS.find((task) => task === text) ?? 'room';
}

export function inputsOf(task: Task): [name: string, input: NumberInput | ChoiceInput][] {
  return Object.entries(INPUTS[task]);
}

/**
 * The values of the URL, completed by the fallbacks. An unknown option counts as missing; an invalid number stays, so that the
 * form shows its error.
 */
export function typedFromQuery(task: Task, query: URLSearchParams): TypedValues {
  return Object.fromEntries(
    inputsOf(task).map(([name, input]) => {
      const asked = query.get(name);
      if (input.kind === 'number') return [name, asked ?? String(input.fallback).replace('.', ',')];
      return [name, input.options.find((option) => option === asked) ?? input.fallback];
    }),
  );
}

/** The URL of a task with the typed values. Fallbacks are included: a link must keep its meaning when they change. */
export function selectionQuery(task: Task, typed: TypedValues): URLSearchParams {
  const query = new URLSearchParams({ task });
  for (const [name] of inputsOf(task)) query.set(name, (typed[name] ?? '').trim());
  return query;
}

/** Noise is not asked for when the room is empty during operation. */
export function isAsked(name: string, typed: TypedValues): boolean {
  return typed.people !== 'no' || !['noise', 'distance', 'ceiling'].includes(name);
}

/** The parsed values, or the errors by name. A value that is not asked for is the fallback, since its error could not be seen. */
export function readValues(
  task: Task,
  typed: TypedValues,
): { values: TaskValues; errors: undefined } | { values: undefined; errors: Record<string, InputError> } {
  const values: TaskValues = { numbers: {}, choices: {} };
  const errors: Record<string, InputError> = {};
  for (const [name, input] of inputsOf(task)) {
    const text = isAsked(name, typed) ? (typed[name] ?? '') : String(input.fallback);
    if (input.kind === 'choice') values.choices[name] = text;
    else {
      const { value, error = rangeError(value, input) } = readTypedFigure(text, input.unit);
      if (error) errors[name] = error;
      else values.numbers[name] = value;
    }
  }
  return Object.keys(errors).length > 0 ? { values: undefined, errors } : { values, errors: undefined };
}

function rangeError(value: number, { min, max }: NumberInput): InputError | undefined {
  if (value < min) return 'below';
  return value > max ? 'above' : undefined;
}
