/** Builds the sample page and serves it on a free port of this machine. */
export function serveSample(): Promise<{ readonly url: string; close(): void }>;
