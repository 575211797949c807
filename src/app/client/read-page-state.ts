import { type PageState, STATE_ID } from '../router/page-state.ts';

/** The state that the build left in the HTML. @throws when the block is missing or no JSON: the page then stays as it was drawn. */
export function readPageState(): PageState {
  const block = document.getElementById(STATE_ID);
  if (block?.textContent == null) throw new Error(`The page carries no data block #${STATE_ID}`);
  return JSON.parse(block.textContent) as PageState;
}
