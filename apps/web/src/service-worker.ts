/** Makes the app start without a network: every built file is cached at install, pages fall back to the shell. */
declare global {
  interface WorkerGlobalScope {
    /** Replaced by the build with the list of its files. */
    readonly __BOCAGE_ASSETS__: readonly string[];
  }
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const assets: readonly string[] = (self as unknown as ServiceWorkerGlobalScope).__BOCAGE_ASSETS__ ?? [];
const CACHE = `bocage-${nameOf(assets)}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/ws') return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else if (assets.includes(url.pathname)) event.respondWith(cacheFirst(request));
});

// A message that it is somebody's turn leads to his table.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (typeof event.notification.data === 'string') event.waitUntil(goTo(event.notification.data));
});

async function goTo(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(assets.map((path) => new Request(path, { cache: 'reload' })));
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('bocage-') && name !== CACHE).map((name) => caches.delete(name)));
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** A page comes from the server while there is one, so that a new release shows at once. */
async function networkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // No network: the shell below starts the app.
  }
  return (await caches.match('/')) ?? Response.error();
}

/** A short name for one release: file names carry their content hashes. */
function nameOf(paths: readonly string[]): string {
  let h = 7;
  for (const char of paths.join()) h = (Math.imul(h, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return (h >>> 0).toString(36);
}

export {};
