export const BENCHES = ['playouts', 'reach', 'server', 'megagame', 'frames', 'bundle', 'ai'] as const;
export type BenchName = (typeof BENCHES)[number];
