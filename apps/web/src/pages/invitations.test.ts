import { describe, expect, it } from 'vitest';
import { isViewFile } from '../tables/file-source.js';
import { inviteLink } from './invitations.js';

describe('an invitation', () => {
  it.each([
    ['https://b.example/join/abc', 'https://b.example/join/abc'],
    ['/join/abc', 'http://here/join/abc'],
    ['abc', 'http://here/join/abc'],
  ])('makes a whole link of %s', (given, link) => {
    expect(inviteLink(given, 'http://here')).toBe(link);
  });
});

describe('a saved view', () => {
  const view = { format: 'bocage-view-1', table: { header: { game: 'fake' } }, picture: { seats: [] }, told: [] };

  it('is known by its format and parts', () => {
    expect(isViewFile(view)).toBe(true);
  });

  it.each([[null], ['text'], [{ ...view, format: 1 }], [{ ...view, told: undefined }], [{ ...view, table: {} }]])('is not %j', (json) => {
    expect(isViewFile(json)).toBe(false);
  });
});
