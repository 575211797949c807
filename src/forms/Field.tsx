import { createElement, Suspense, type RefCallback } from 'react';
import { UnrecognisedTypeError } from './file/file-kind.ts';
import type { DefinitionOf, FieldType, FieldValues } from './field-definition.ts';
import type { FieldBehaviour, FieldProps } from './field-props.ts';
import { fieldComponents } from './field-components.ts';
import { useFocusHandover } from './text/use-focus-handover.ts';
import { PendingField } from './text/PendingField.tsx';

export interface ConnectedField<Type extends FieldType> {
  definition: DefinitionOf<Type>;
  behaviour?: FieldBehaviour;
  value: FieldValues[Type];
  onChange: (value: FieldValues[Type]) => void;
  onBlur?: () => void;
  onSearch?: (value: FieldValues[Type]) => void;
  /** Overrides the error of the definition. */
  error?: string;
  ref?: RefCallback<HTMLElement>;
}

/**
 * Renders the field of a definition.
 * @throws {UnrecognisedTypeError} for an unknown type
 */
export function Field<Type extends FieldType>({ definition, behaviour, error, ...connection }: ConnectedField<Type>) {
  const { ref, pendingHandlers } = useFocusHandover(connection);
  const { type, value: _initial, gridSize: _place, ...shared } = definition;
  if (!Object.hasOwn(fieldComponents, type)) throw new UnrecognisedTypeError('field type', type);
  const props: FieldProps<Type> = { ...shared, ...behaviour, ...connection, ref, error: error ?? shared.error };
  return (
    <Suspense fallback={<PendingField field={{ ...shared, ...behaviour, value: '' }} {...pendingHandlers} />}>
      {createElement(fieldComponents[type], props)}
    </Suspense>
  );
}
