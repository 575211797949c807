/**
 * Firefox takes the focus from its element while the page goes to the back/forward cache, and drops the messages that are sent
 * then. React would wait for the message of such a `blur` after the return, too, and render nothing that is not urgent.
 */
export function ignoreBlurOnLeave(): void {
  let isLeaving = false;
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const ignore = (event: FocusEvent) => isLeaving && event.stopImmediatePropagation();
  addEventListener('blur', ignore, true);
  addEventListener('focusout', ignore, true);
}
