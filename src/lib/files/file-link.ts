/** A link to a file for download or opening, as payloads carry it. */
export interface FileLink {
  href: string;
  name: string;
  /** In lower case, without a dot. */
  extension: string;
  bytes?: number;
}
