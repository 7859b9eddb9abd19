export const BENCHES = ['playouts', 'interrupts', 'reach', 'server', 'megagame', 'frames', 'bundle', 'ai'] as const;
export type BenchName = (typeof BENCHES)[number];
