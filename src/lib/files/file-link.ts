/** A link to a file in a payload. */
export interface FileLink {
  href: string;
  name: string;
  /** In lower case, without a dot. */
  extension: string;
  bytes?: number;
}
