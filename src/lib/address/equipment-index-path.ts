/** The URL of the index of the catalogue's filters, which a build writes. */
export const EQUIPMENT_INDEX_PATH = '/equipment-index.json';
