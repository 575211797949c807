import { describe } from 'vitest';
import { HAS_CEPH, startCeph } from '../support/publish/start-ceph.ts';
import { testPublication } from '../support/publish/test-publication.ts';

if (!HAS_CEPH)
  console.log('Ceph is not installed, so nothing is published to it: apt-get install ceph-mon ceph-osd radosgw');

describe.runIf(HAS_CEPH)('the S3 gateway of Ceph', { timeout: 180_000 }, () => {
  testPublication(startCeph, { lease: false });
});
