import { type PageState, STATE_ID } from '../router/page-state.ts';

/** The page state in the HTML. @throws when the block is missing or no JSON: the page then stays as prerendered. */
export function readPageState(): PageState {
  const block = document.getElementById(STATE_ID);
  if (block?.textContent == null) throw new Error(`The page carries no data block #${STATE_ID}`);
  return JSON.parse(block.textContent) as PageState;
}
