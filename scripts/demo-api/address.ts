/** The port of the demo API unless a command names another one. */
export const DEMO_API_PORT = 4010;

/** The demo API's URL, used if no other API is set. */
export const DEMO_API_URL = `http://127.0.0.1:${DEMO_API_PORT}`;
