/** Settings whose values no message repeats and no installation of packages sees. */
export const SECRET_SETTINGS = [
  'API_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'INDEXNOW_KEY',
  'NOTIFY_URL',
];
