/** The part of the service worker's globals that is used here, since the compiler's types are those of documents. */
export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: MessageEvent & ExtendableEvent) => void): void;
  };
}

/** The browser keeps the worker running until the promises are settled. */
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The response to a navigation request that the browser has sent while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export const worker = globalThis as unknown as WorkerScope;
