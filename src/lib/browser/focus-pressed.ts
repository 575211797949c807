/** Focuses a button that opens a dialog, which returns the focus to it. Safari does not focus a button that is pressed. */
export function focusPressed(button: HTMLElement): void {
  button.focus({ preventScroll: true });
}
