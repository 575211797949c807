import { useState } from 'react';
import { Field } from '../Field.tsx';
import type { DefinitionOf, FieldType } from '../field-definition.ts';
import type { FieldBehaviour } from '../field-props.ts';
import { EMPTY_VALUES } from '../field-values.ts';

interface SampleProps<Type extends FieldType> extends Omit<DefinitionOf<Type>, 'name'> {
  behaviour?: FieldBehaviour;
}

/** A field outside of a form, for the examples. It keeps its own value. */
export function Sample<Type extends FieldType>({ behaviour, ...face }: SampleProps<Type>) {
  const definition = { ...face, name: 'sample' };
  const [value, setValue] = useState(face.value ?? EMPTY_VALUES[face.type]);
  return (
    <Field
      definition={definition}
      behaviour={{ placeholderCase: 'as-written', ...behaviour }}
      value={value}
      onChange={setValue}
    />
  );
}
