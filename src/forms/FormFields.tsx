import { useController, type Control, type FieldPath, type FieldValues as FormValues } from 'react-hook-form';
import { classNames } from '../lib/react/class-names.ts';
import { Field } from './Field.tsx';
import type { FieldDefinition, FieldType, FieldValue } from './field-definition.ts';
import type { FieldBehaviour } from './field-props.ts';
import styles from './FormFields.module.scss';

/** A definition whose name is one of the form's. */
export type FormDefinition<Values extends FormValues> = FieldDefinition & { name: FieldPath<Values> };

interface FormFieldsProps<Values extends FormValues, Sent> {
  control: Control<Values, unknown, Sent>;
  /** The fields in their order. */
  definitions: readonly FormDefinition<Values>[];
  /** Options of the fields that are not part of their definitions, by name. */
  behaviours?: Partial<Record<FieldPath<Values>, FieldBehaviour>>;
  /** Options of all fields; a field's own take precedence. */
  shared?: FieldBehaviour;
  /** Lower boxes and closer rows, for modals. */
  compact?: boolean;
  /** Called on Enter in a text field. */
  onSearch?: (name: FieldPath<Values>, value: FieldValue) => void;
}

/** Renders the fields of a form from their definitions and connects them to it. */
export function FormFields<Values extends FormValues, Sent>(form: FormFieldsProps<Values, Sent>) {
  return (
    <div className={classNames(styles.grid, form.compact && styles.compact)}>
      {form.definitions.map((definition) => (
        <div key={definition.name} className={styles[`size${definition.gridSize ?? COLUMNS}`]}>
          <ControlledField {...form} definition={definition} />
        </div>
      ))}
    </div>
  );
}

const COLUMNS = 12;

type ControlledFieldProps<Values extends FormValues, Sent> = Omit<FormFieldsProps<Values, Sent>, 'definitions'> & {
  definition: FormDefinition<Values>;
};

function ControlledField<Values extends FormValues, Sent>(form: ControlledFieldProps<Values, Sent>) {
  const { definition, control, shared, behaviours, onSearch } = form;
  const { name } = definition;
  const { field, fieldState } = useController({ control, name });
  const { ref, onChange, onBlur } = field;
  // The form library types values by the form, the fields by their type; the definition guarantees that both agree.
  const value = field.value as FieldValue;
  return (
    <Field<FieldType>
      definition={definition}
      behaviour={{ ...shared, ...behaviours?.[name] }}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      onSearch={onSearch && ((found) => onSearch(name, found))}
      error={fieldState.error?.message}
      ref={ref}
    />
  );
}
