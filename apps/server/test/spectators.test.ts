import type { Person } from '@bocage/protocol';
import { describe, expect, it } from 'vitest';
import { folder, joinWith, post, shared, start, Tab, wish } from './client.js';

async function table(url: string) {
  const opened = await post(url, '/api/tables', wish({ seats: { allied: 'me', german: 'invite' } }));
  const { table: id, invitations } = opened.body as { table: string; invitations: Record<string, string> };
  const bob = await post(url, '/api/join', joinWith(invitations.german as string));
  const look = (name: string) => post(url, '/api/join', joinWith(invitations.spectator as string, name));
  return { id, invitations, ann: opened.cookie, bob: bob.cookie, look };
}

describe('spectators', () => {
  const server = shared({
    quotas: { tabsPerTable: 3, spectatorTabsPerTable: 4, spectatorChatPerMinute: 4, chatPerMinute: 200 },
  });

  it('are sent away by who opened the table: they look no more, and their link is at its end', async () => {
    const { url } = server;
    const { id, ann, bob, look, invitations } = await table(url);
    const [eve, fay] = [await look('Eve'), await look('Fay')];
    const [eveTab, fayTab, annTab] = [await Tab.open(url, eve.cookie), await Tab.open(url, fay.cookie), await Tab.open(url, ann)];
    await eveTab.watch(id, []);
    await fayTab.watch(id, []);
    const { people } = (await annTab.watch(id, ['allied'])).table;
    const person = (name: string) => (people as readonly Person[]).find((one) => one.name === name) as Person;
    expect([person('Eve').seats, person('Bob').seats]).toEqual([[], ['german']]);
    expect((people as readonly Person[]).filter(({ owner }) => owner).map(({ seats }) => seats)).toEqual([['allied']]);
    const remove = (tab: Tab, who: string) => tab.ask({ type: 'remove', table: id, person: who });
    expect(await remove(fayTab, person('Eve').person)).toMatchObject({ code: 'not-running' });
    expect(await remove(annTab, person('Bob').person)).toMatchObject({ code: 'holds-a-seat' });
    expect(await remove(annTab, person('Eve').person)).toMatchObject({ type: 'done' });
    expect(await eveTab.until((got) => got.type === 'closed')).toMatchObject({ why: 'removed' });
    const from = eveTab.got.length;
    const bobTab = await Tab.open(url, bob);
    expect((await bobTab.watch(id, ['german'])).table.people).toBeUndefined();
    expect(await annTab.act(id, 'allied', 'h1')).toMatchObject({ type: 'done' });
    await fayTab.at(annTab.picture.position);
    await expect(eveTab.watch(id, [])).rejects.toThrow('not-invited');
    expect(await eveTab.ask({ type: 'chat', table: id, text: 'I am still here' })).toMatchObject({ code: 'not-invited' });
    expect(eveTab.got.slice(from).map(({ type }) => type)).toEqual(['refused', 'refused']);
    const back = await post(url, '/api/join', joinWith(invitations.spectator as string, 'Eve'), eve.cookie);
    expect(back.body.code).toBe('revoked-invitation');
  });

  it('have few tabs each and together, and crowd out no player', async () => {
    const { url } = server;
    const { id, ann, bob, look } = await table(url);
    const [eve, fay] = [await look('Eve'), await look('Fay')];
    const tabs = (cookie: string, seats: readonly string[], count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const tab = await Tab.open(url, cookie);
          return tab.watch(id, seats).then(
            () => 'looks',
            (error: Error) => error.message,
          );
        }),
      );
    expect(await tabs(bob, ['german'], 1)).toEqual(['looks']);
    expect((await tabs(eve.cookie, [], 4)).filter((what) => what === 'looks')).toHaveLength(3);
    expect((await tabs(fay.cookie, [], 2)).filter((what) => what === 'looks')).toHaveLength(1);
    expect(await tabs(bob, ['german'], 1)).toEqual(['looks']);
    const first = await Tab.open(url, ann);
    await first.watch(id, ['allied']);
    expect(await tabs(ann, ['allied'], 3)).toEqual(['looks', 'looks', 'looks']);
    await first.until((got) => got.type === 'closed');
  });

  it('have one measure of chat together, and the players’ words stay', async () => {
    const { url } = server;
    const { id, ann, look } = await table(url);
    const annTab = await Tab.open(url, ann);
    await annTab.watch(id, ['allied']);
    const say = (tab: Tab, text: string) => tab.ask({ type: 'chat', table: id, text });
    const answers: string[] = [];
    for (const name of ['Eve', 'Fay']) {
      const { cookie } = await look(name);
      for (let i = 0; i < 2; i++) {
        const tab = await Tab.open(url, cookie);
        await tab.watch(id, []);
        for (let n = 0; n < 3; n++) {
          const answer = await say(tab, 'noise');
          answers.push(answer.type === 'refused' ? answer.code : answer.type);
        }
      }
    }
    // Four at once, and what a slow machine's time adds to them: two of them alone could say eight.
    const heard = answers.filter((answer) => answer === 'done').length;
    expect(heard).toBeGreaterThanOrEqual(4);
    expect(heard).toBeLessThanOrEqual(6);
    for (let i = 0; i < 40; i++) expect(await say(annTab, `word ${i}`)).toMatchObject({ type: 'done' });
    const { chat } = await annTab.watch(id, ['allied']);
    expect(chat.filter(({ text }) => text.startsWith('word'))).toHaveLength(40);
  });
});

describe('the chat of a table', () => {
  it('is filled by spectators as far as their share, and by players', async () => {
    const { url } = await start({ quotas: { spectatorChatPerTable: 3, chatPerTable: 5, chatPerMinute: 100, spectatorChatPerMinute: 100 } });
    const { id, ann, look } = await table(url);
    const [eve, annTab] = [await Tab.open(url, (await look('Eve')).cookie), await Tab.open(url, ann)];
    const say = async (tab: Tab, count: number) => {
      const answers = [];
      for (let i = 0; i < count; i++) answers.push(await tab.ask({ type: 'chat', table: id, text: `word ${i}` }));
      return answers.map((answer) => (answer.type === 'refused' ? answer.code : answer.type));
    };
    expect(await say(eve, 4)).toEqual(['done', 'done', 'done', 'chat-full']);
    expect(await say(annTab, 3)).toEqual(['done', 'done', 'chat-full']);
  });
});

describe('spectators who come and go', () => {
  it('are no news to the players, and to who opened the table not each time', async () => {
    const { url } = await start({ quotas: { watchBurst: 1e4, messageBurst: 1e4 } });
    const { id, ann, bob, look, invitations } = await table(url);
    const [annTab, bobTab] = [await Tab.open(url, ann), await Tab.open(url, bob)];
    await annTab.watch(id, ['allied']);
    await bobTab.watch(id, ['german']);
    await annTab.caughtUp(id);
    const from = [annTab.got.length, bobTab.got.length];
    const { cookie } = await look('Eve');
    const eve = await Tab.open(url, cookie);
    for (let i = 0; i < 50; i++) {
      await eve.watch(id, []);
      await eve.ask({ type: 'unwatch', table: id });
      await post(url, '/api/join', joinWith(invitations.spectator as string, `Eve ${i}`), cookie);
    }
    await eve.watch(id, []);
    const isEve = ({ name, online }: Person) => name === 'Eve' && online;
    await annTab.until((got) => got.type === 'seats' && (got.people ?? []).some(isEve), from[0]);
    await bobTab.caughtUp(id);
    expect(annTab.got.slice(from[0]).filter(({ type }) => type === 'seats' || type === 'table').length).toBeLessThan(40);
    expect(bobTab.got.slice(from[1]).filter(({ type }) => type !== 'done')).toEqual([]);
  });
});

describe('after a restart', () => {
  it('who was sent away is away, and the spectators’ share of the chat is what it was', async () => {
    const free = { chatPerMinute: 1e4, spectatorChatPerMinute: 1e4, messageBurst: 1e4, spectatorChatPerTable: 60 };
    const settings = { dataDir: folder(), quotas: free };
    const first = await start(settings);
    const { id, ann, look } = await table(first.url);
    const [eve, fay] = [await look('Eve'), await look('Fay')];
    const open = async (url: string) => [await Tab.open(url, ann), await Tab.open(url, eve.cookie), await Tab.open(url, fay.cookie)];
    const [annTab, eveTab] = (await open(first.url)) as [Tab, Tab];
    const say = (tab: Tab, text: string) => tab.ask({ type: 'chat', table: id, text });
    for (let i = 0; i < 80; i++) expect(await say(annTab, `word ${i}`)).toMatchObject({ type: 'done' });
    for (let i = 0; i < 60; i++) expect(await say(eveTab, 'noise')).toMatchObject({ type: 'done' });
    const said = async (tab: Tab) => (await tab.watch(id, ['allied'])).chat.map(({ text }) => text);
    const shown = [...Array.from({ length: 70 }, (_, i) => `word ${i + 10}`), ...Array.from({ length: 30 }, () => 'noise')];
    expect(await said(annTab)).toEqual(shown);
    const { people } = (await annTab.watch(id, ['allied'])).table;
    const person = people?.find(({ name }) => name === 'Fay')?.person;
    expect(await annTab.ask({ type: 'remove', table: id, person })).toMatchObject({ type: 'done' });
    await first.kill();
    const { url } = await start(settings);
    const [annAgain, eveAgain, fayAgain] = (await open(url)) as [Tab, Tab, Tab];
    expect(await said(annAgain)).toEqual(shown);
    await expect(fayAgain.watch(id, [])).rejects.toThrow('not-invited');
    expect(await say(eveAgain, 'more')).toMatchObject({ code: 'chat-full' });
    expect(await say(annAgain, 'welcome back')).toMatchObject({ type: 'done' });
  });
});

describe('one person', () => {
  it('looks on at a bounded number of tables, through a bounded number of connections', async () => {
    const { url } = await start({ quotas: { spectatingPerSession: 2, connectionsPerSession: 2 } });
    const rooms = [await table(url), await table(url), await table(url)];
    const eve = await rooms[0]?.look('Eve');
    const join = (i: number) => post(url, '/api/join', joinWith(rooms[i]?.invitations.spectator as string, 'Eve'), eve?.cookie);
    expect([(await join(1)).status, (await join(0)).status]).toEqual([200, 200]);
    const third = await join(2);
    expect([third.status, third.body.code]).toEqual([410, 'too-many-places']);
    const open = [await Tab.open(url, eve?.cookie), await Tab.open(url, eve?.cookie)];
    expect(open).toHaveLength(2);
    expect(await (await Tab.open(url, eve?.cookie)).hungUp()).toBe(1013);
  });
});
