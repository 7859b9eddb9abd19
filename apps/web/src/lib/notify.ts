export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where a tap on it leads; of one address only the last is shown. */
  readonly path: string;
}

/** Shows a message of the browser. Browsers of phones show those of the service worker only, and throw at others. */
export async function notify({ title, body, path }: Notice): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const worker = await globalThis.navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, { body, tag: path, data: path });
  try {
    const message = new Notification(title, { body, tag: path });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Neither way is open here: the title of the page still tells.
  }
}
