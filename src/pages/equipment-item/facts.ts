import type { EquipmentItem } from '../../api/resources/equipment.ts';
import type { FileLink } from '../../lib/files/file-link.ts';

type Specifications = EquipmentItem['specifications'];

const NBSP = '\u00a0';

/** The wavelength, «254 нм», if the specification has one: then the model uses ultraviolet light. */
export function ultraviolet(specifications: Specifications): string | undefined {
  return specified(specifications, /^длина волны$/i);
}

export interface Assurances {
  /** The passport: a document on construction and operation. */
  passport?: FileLink;
  /** The registration document, by its kind: «Регистрационное удостоверение». */
  certificate?: FileLink;
  /** «24 месяца» */
  warranty?: string;
}

/** Assurances, derived from documents and specifications. */
export function assurances({
  documents,
  specifications,
}: Pick<EquipmentItem, 'documents' | 'specifications'>): Assurances {
  const passport = documents.find(({ name }) => name.toLowerCase().startsWith('паспорт'));
  const certificates = documents.filter(({ category }) => category.kind === 'certificate');
  const certificate =
    certificates.find(({ name }) => name.toLowerCase().startsWith('регистрационное')) ?? certificates[0];
  return {
    passport: passport?.file,
    certificate: certificate && { ...certificate.file, name: kindOfPaper(certificate.name) },
    warranty: specified(specifications, /^гарантия$/i),
  };
}

/**
 * The kind of a document, without its subject: «Декларация соответствия: рециркуляторы серии А» → «Декларация соответствия».
 */
function kindOfPaper(name: string): string {
  return /^(.+?)(?:: | на | РЗН |$)/u.exec(name)?.[1] ?? name;
}

function specified(specifications: Specifications, name: RegExp): string | undefined {
  const row = specifications.flatMap(({ rows }) => rows).find((candidate) => name.test(candidate.name));
  return row && [row.value, row.unit].filter(Boolean).join(NBSP);
}
