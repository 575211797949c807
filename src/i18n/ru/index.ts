import { layout } from './layout.ts';
import { ui } from './ui.ts';

/** The Russian texts for every page: of the layout and the components. */
export const ru = { layout, ui };
