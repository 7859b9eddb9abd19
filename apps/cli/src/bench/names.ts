export const BENCHES = ['playouts', 'reach', 'server', 'frames', 'bundle', 'ai'] as const;
export type BenchName = (typeof BENCHES)[number];
