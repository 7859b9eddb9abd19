// Scripted people in a hall: each with a browser of its own, looking through one seat and answering whatever it is asked.
import { once } from 'node:events';
import { makeAction } from '@bocage/kernel';
import { changedPicture } from '@bocage/protocol';
import WebSocket from 'ws';
import { post } from './player.mjs';

const NONCE = 'b'.repeat(32);

/** Opens a hall for a game in which every seat is for somebody to join; `others` says who plays instead. */
export async function openHall(url, game, { scenario, options, seats, others = {}, hall = {} }) {
  const wish = { game: game.meta.id, scenario, options, title: 'A hall', name: 'Host', nonce: NONCE, hall };
  const sit = Object.fromEntries(seats.map((seat) => [seat, others[seat] ?? 'invite']));
  const opened = await post(url, '/api/tables', { ...wish, seats: sit });
  return { table: opened.body.table, host: opened.cookie, links: opened.body.invitations };
}

/** Exchanges a link for its seat; the cookie of who did. */
export async function join(url, link, name) {
  const { cookie } = await post(url, '/api/join', { token: link.split('/').at(-1), name, nonce: NONCE });
  return cookie;
}

/** One tab that looks through one seat (or none), told briefly, and remembers what it was told. */
export class HallPlayer {
  constructor({ table, seat, cookie, module }) {
    Object.assign(this, { table, seat, cookie, module });
    this.waits = [];
    this.refusals = [];
    this.acknowledged = [];
    this.letters = 0;
    this.pending = undefined;
    this.round = 0;
    this.onPicture = () => {};
  }

  async connect(url) {
    this.round++;
    this.picture = undefined;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: this.cookie } });
    this.socket = socket;
    socket.on('error', () => {});
    await once(socket, 'open');
    const welcomed = new Promise((resolve) => (this.welcomed = resolve));
    socket.on('message', (data) => this.hear(data));
    this.send({ type: 'watch', id: `watch-${this.round}`, seats: this.seat ? [this.seat] : [], have: 0, brief: true });
    return welcomed;
  }

  send(message) {
    this.socket.send(JSON.stringify({ table: this.table, ...message }));
  }

  hear(data) {
    const message = JSON.parse(data.toString());
    if (message.type === 'welcome') {
      this.see(message.picture);
      this.welcomed(message);
    } else if (message.type === 'update') this.see(message.picture);
    else if (message.type === 'change') this.see(changedPicture(this.picture, message.change));
    else if (message.type === 'letter') this.letters++;
    else if (message.type === 'done') this.answered(message);
    else if (message.type === 'refused') this.refused(message);
  }

  see(picture) {
    if (!picture) throw new Error(`${this.seat} missed a change`);
    this.picture = picture;
    this.onPicture(picture);
  }

  answered({ id }) {
    if (this.pending?.id !== id) return;
    this.waits.push(performance.now() - this.pending.since);
    this.acknowledged.push(id);
    this.pending = undefined;
    this.onPicture(this.picture);
  }

  refused(message) {
    this.refusals.push(message);
    if (this.pending?.id === message.id) this.pending = undefined;
  }

  get legal() {
    const { view, awaits } = this.picture;
    if (awaits.kind !== 'seats' || !awaits.seats.includes(this.seat)) return [];
    return this.module.legal({ seats: [this.seat], ...view }, this.seat);
  }

  get step() {
    return this.picture.view.open.stack.at(-1).step;
  }

  act(action) {
    const id = `${this.round}-${this.seat}-${this.acknowledged.length + this.refusals.length}`;
    this.pending = { id, since: performance.now(), position: this.picture.position };
    const { position } = this.picture;
    this.send({ type: 'act', id, seat: this.seat, position, action: makeAction(action) });
  }

  close() {
    this.onPicture = () => {};
    this.pending = undefined;
    this.socket?.terminate();
  }
}

/** Clicks about for a while in every step that asks it, then says that it is done. */
export function clickAbout(player, rng, { clicks, until = () => false }) {
  let step = '';
  let clicked = 0;
  player.onPicture = ({ view, position }) => {
    if (until(player) || player.pending || position === player.actedAt) return;
    const { legal } = player;
    if (legal.length === 0) return;
    const { turn, stack } = view.open;
    const now = `${turn}-${stack.length}-${JSON.stringify(stack.at(-1))}`;
    if (now !== step) clicked = 0;
    step = now;
    const done = legal.find((action) => action.kind === 'word' && action.word === 'done');
    const others = legal.filter((action) => action !== done);
    clicked++;
    player.actedAt = position;
    player.act(done && (clicked > clicks || others.length === 0) ? done : others[rng.below(others.length)]);
  };
  player.actedAt = undefined;
  player.onPicture(player.picture);
}
