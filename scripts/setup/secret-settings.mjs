/** Settings whose values appear in no message and are not passed to package installations. */
export const SECRET_SETTINGS = [
  'API_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'INDEXNOW_KEY',
  'NOTIFY_URL',
];
