// A scripted player for benches: opens tables, looks through seats, acts, and counts what was acknowledged.
import { once } from 'node:events';
import WebSocket from 'ws';

export async function post(url, path, body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const given = response.headers.get('set-cookie')?.split(';')[0];
  return { cookie: given ?? cookie, body: await response.json() };
}

export async function connect(url, cookie) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

/** Opens a table with both seats in one session, and one socket for each seat. */
export async function openTable(url, { game, scenario, seats }, cookie) {
  const wish = { game, scenario, options: {}, title: 'Bench', name: 'Bench', nonce: '0'.repeat(32) };
  const opened = await post(url, '/api/tables', { ...wish, seats: Object.fromEntries(seats.map((seat) => [seat, 'me'])) }, cookie);
  return { cookie: opened.cookie, table: opened.body.table };
}

/** A socket that looks at a table through one seat; `onUpdate` gets every update as text, `onDone` every acknowledgement. */
export async function watch(url, cookie, table, seat, { onUpdate, onDone, round = 0 }) {
  const socket = await connect(url, cookie);
  let welcomed;
  const welcome = new Promise((resolve) => (welcomed = resolve));
  socket.on('message', (data) => {
    const text = data.toString();
    if (text.startsWith('{"type":"update"')) onUpdate(text);
    else if (text.startsWith('{"type":"done"')) onDone?.(text);
    else if (text.startsWith('{"type":"welcome"')) welcomed(JSON.parse(text).picture);
    else if (text.startsWith('{"type":"refused"')) throw new Error(text);
  });
  socket.send(JSON.stringify({ type: 'watch', id: 'watch', table, seats: [seat], have: 0 }));
  const picture = await welcome;
  let sent = 0;
  return {
    picture,
    socket,
    act(position, action) {
      const id = `${round}-${seat}-${sent++}`;
      socket.send(
        `{"type":"act","id":"${id}","table":"${table}","seat":"${seat}","seats":["${seat}"],"position":${position},"action":"${action}"}`,
      );
      return id;
    },
  };
}
