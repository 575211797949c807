import { layout } from './layout.ts';
import { ui } from './ui.ts';

/** The Russian texts that every page needs: the layout's and the components'. */
export const ru = { layout, ui };
