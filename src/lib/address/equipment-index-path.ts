/** The file that a build writes for the filters of the catalogue. */
export const EQUIPMENT_INDEX_PATH = '/equipment-index.json';
