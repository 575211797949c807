declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string; configs: (string | Buffer)[] }[];
  }

  interface StoredFile {
    key: string;
    size: number;
    lastModifiedDate: Date;
    metadata: { etag: string };
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
    store: { listObjects(bucket: string, options: { prefix?: string }): Promise<{ objects: StoredFile[] }> };
  }
}
