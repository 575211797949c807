import { describe } from 'vitest';
import { HAS_SWIFT, startSwift } from '../support/publish/start-swift.ts';
import { testPublication } from '../support/publish/test-publication.ts';

if (!HAS_SWIFT)
  console.log(
    'Swift is not installed, so nothing is published to it: apt-get install swift-proxy swift-account swift-container swift-object',
  );

describe.runIf(HAS_SWIFT)('the S3 interface of OpenStack Swift', { timeout: 180_000 }, () => {
  testPublication(startSwift, { lease: true });
});
