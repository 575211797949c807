import type { ComponentProps, SyntheticEvent } from 'react';
import IMaskInput from 'react-imask/esm/input';

/**
 * An input with a mask. The mask hears `input` alone; what fills a field and fires nothing but `change` would be shown
 * and not sent.
 */
export function MaskedInput(props: ComponentProps<typeof IMaskInput>) {
  return <IMaskInput {...props} onChange={tellMask} />;
}

function tellMask({ nativeEvent, currentTarget }: SyntheticEvent): void {
  if (nativeEvent.type === 'change') currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}
