import { describe, expect, it } from 'vitest';
import { Guard } from './guard.js';

describe('the guard', () => {
  it('knows this machine’s names and no others', () => {
    const guard = new Guard({ host: '127.0.0.1' }, 1944);
    for (const host of ['127.0.0.1:1944', 'localhost:1944', 'LOCALHOST:1944', '[::1]:1944']) expect(guard.isOurHost(host)).toBe(true);
    for (const host of [undefined, '', 'localhost', 'localhost:80', 'bocage.example.org', '192.168.1.5:1944']) {
      expect(guard.isOurHost(host)).toBe(false);
    }
    expect(guard.isOurOrigin('http://localhost:1944')).toBe(true);
    expect(guard.isOurOrigin('https://localhost:1944')).toBe(false);
    expect(guard.isOurOrigin('null')).toBe(false);
  });

  it('knows the address a proxy gives it', () => {
    const guard = new Guard({ host: '127.0.0.1', publicUrl: 'https://bocage.example.org/' }, 1944);
    expect(guard.isOurHost('bocage.example.org')).toBe(true);
    expect(guard.isOurOrigin('https://bocage.example.org')).toBe(true);
    expect(guard.isOurOrigin('http://bocage.example.org')).toBe(false);
  });

  it('on every interface, knows the addresses of the machine', () => {
    const guard = new Guard({ host: '0.0.0.0' }, 80);
    expect(guard.isOurHost('127.0.0.1')).toBe(true);
    expect(guard.isOurHost('evil.example')).toBe(false);
  });
});
