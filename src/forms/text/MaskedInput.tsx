import type { ComponentProps, SyntheticEvent } from 'react';
import IMaskInput from 'react-imask/esm/input';

/**
 * An input with a mask. The mask handles only `input` events; a value that a program sets with only a `change` event would
 * be shown but not sent.
 */
export function MaskedInput(props: ComponentProps<typeof IMaskInput>) {
  return <IMaskInput {...props} onChange={tellMask} />;
}

function tellMask({ nativeEvent, currentTarget }: SyntheticEvent): void {
  if (nativeEvent.type === 'change') currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}
