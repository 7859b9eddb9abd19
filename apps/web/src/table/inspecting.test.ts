import { describe, expect, it } from 'vitest';
import { aidOf, closedInspector, isAidOpen, panelFor } from './inspecting.js';

describe('the inspector', () => {
  it('opens for a look and not for a click that acts', () => {
    expect(panelFor({ inspector: 'auto', panel: 'none' }, 'look')).toBe('inspector');
    expect(panelFor({ inspector: 'auto', panel: 'none' }, 'act')).toBe('none');
  });

  it('stays closed when it was closed', () => {
    const closed = closedInspector({ inspector: 'auto', panel: 'inspector' });
    expect(closed).toEqual({ panel: 'none', inspector: 'closed' });
    expect(panelFor(closed, 'look')).toBe('none');
  });

  it('stays open when it is pinned, and comes back with the next selection', () => {
    expect(panelFor({ inspector: 'pinned', panel: 'none' }, 'act')).toBe('inspector');
    expect(closedInspector({ inspector: 'pinned', panel: 'inspector' }).inspector).toBe('pinned');
  });

  it('opens for a plan of another kind after one was closed', () => {
    const plan = (id: string) => ({ title: '', about: '', parts: [{ id, title: '' }] });
    const now = (id: string) => ({ shown: { plan: plan(id), forecast: undefined, foreseen: undefined }, replay: undefined });
    const closedAid = aidOf(now('waves'));
    expect(isAidOpen({ ...now('waves'), closedAid: undefined })).toBe(true);
    expect(isAidOpen({ ...now('waves'), closedAid })).toBe(false);
    expect(isAidOpen({ ...now('columns'), closedAid })).toBe(true);
    expect(isAidOpen({ shown: undefined, replay: undefined, closedAid })).toBe(false);
  });

  it('leaves the rules open beside a click that acts', () => {
    expect(panelFor({ inspector: 'closed', panel: 'rules' }, 'look')).toBe('rules');
  });
});
