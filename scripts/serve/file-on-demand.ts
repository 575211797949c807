import { BackendError, BACKEND_CODES } from '../../src/api/client/errors.ts';
import type { Api } from '../../src/api/index.ts';
import { DRAWINGS_FOLDER } from '../../src/features/drawing/drawing-path.ts';
import { createEquipmentIndex } from '../../src/features/equipment/filters/equipment-index.ts';
import { modelFacts } from '../../src/features/equipment/filters/model-facts.ts';
import { decodeUri } from '../../src/lib/address/decode-uri.ts';
import { EQUIPMENT_INDEX_PATH } from '../../src/lib/address/equipment-index-path.ts';
import { createDrawing } from '../build/site-files/drawings/create-drawing.ts';

const DRAWING = new RegExp(`^/${DRAWINGS_FOLDER}/([^/]+)\\.(dxf|pdf)$`);

/** An open page asks for the latest build. Pages that are rendered on demand belong to none. */
const NO_BUILD = '{}';

/** A file that a build creates, from the current replies of the API. Undefined for other pathnames. */
export async function fileOnDemand(pathname: string, api: Api): Promise<string | Uint8Array | undefined> {
  if (pathname === '/builds/latest.json') return NO_BUILD;
  if (pathname === EQUIPMENT_INDEX_PATH) return equipmentIndex(api);
  const [, segment = '', format] = DRAWING.exec(pathname) ?? [];
  const slug = decodeUri(segment);
  return slug && (format === 'dxf' || format === 'pdf') ? drawing(slug, format, api) : undefined;
}

async function equipmentIndex(api: Api): Promise<string> {
  const models = Array.from(await api.equipment.all(), async (listed) => {
    const { specifications } = listed;
    return modelFacts(specifications ? { ...listed, specifications } : await api.equipment.get(listed.slug));
  });
  return JSON.stringify(createEquipmentIndex(await Promise.all(models)));
}

async function drawing(slug: string, format: 'dxf' | 'pdf', api: Api): Promise<string | Uint8Array | undefined> {
  try {
    const { name, dimensions } = await api.equipment.get(slug);
    return dimensions && (await createDrawing({ slug, name, dimensions }, format));
  } catch (error) {
    if (error instanceof BackendError && error.code === BACKEND_CODES.entityNotFound) return undefined;
    throw error;
  }
}
