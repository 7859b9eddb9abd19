import { game as bradley } from '@bocage/bradleys-dday';
import { game as darkSummer } from '@bocage/dark-summer';
import { game as greatestDay } from '@bocage/greatest-day';
import { game as normandy } from '@bocage/normandy-1969';

/** An attack by several units whose die decides between several results. */
function isOpenQuestion(forecast) {
  return forecast !== undefined && forecast.attack.length >= 3 && forecast.outcomes.length >= 3;
}

const top = ({ stack }) => stack.at(-1);
const BRITTANY = [-3, -4];
const countIn = ({ hex }, places) => hex.filter((place) => places.includes(place)).length;

/** What the pictures show: a game, the moment in it, what is opened on the table, and the names of the pictures. */
/** Allied units that stand on the map. */
const ashore = ({ hex }) => hex.slice(0, 60).filter((at) => at >= 0).length;

export const SCENES = [
  {
    game: normandy,
    title: 'D+2',
    created: '1944-06-08T06:00:00Z',
    me: 'allied',
    isScene: ({ open, action, forecast }) =>
      open.turn >= 2 && open.phase === 'allied-combat' && action === 'declare' && isOpenQuestion(forecast()),
    look: { hex: '4517', scale: 50, phoneHex: '4815', phoneScale: 44 },
    desk: 'table',
    dark: 'table-dark',
    phone: 'phone',
  },
  {
    game: darkSummer,
    title: 'D-Day',
    created: '1944-06-06T09:00:00Z',
    me: 'allied',
    isScene: ({ open, action, forecast }) =>
      open.turn === 1 && top(open).step === 'attack' && top(open).kind === 'wave2' && action === 'declare' && isOpenQuestion(forecast()),
    look: { hex: '3906', scale: 46, phoneHex: '4003', phoneScale: 44 },
    desk: 'dark-summer-d-day',
    phone: 'dark-summer-d-day-phone',
  },
  {
    game: darkSummer,
    title: 'The fight for Cherbourg',
    created: '1944-06-25T06:00:00Z',
    me: 'allied',
    drawer: 'Boxes',
    look: { hex: '2004', scale: 48, phoneHex: '2004', phoneScale: 44 },
    isScene: ({ open, action }) => top(open).step === 'fighting' && action === 'cherbourg' && countIn(open, [-2]) >= 5,
    desk: 'dark-summer-cherbourg',
    phone: 'dark-summer-cherbourg-phone',
  },
  {
    game: darkSummer,
    title: 'The breakout',
    created: '1944-08-05T06:00:00Z',
    me: 'allied',
    look: { hex: '2921', scale: 48, phoneHex: '2923', phoneScale: 44 },
    isScene: ({ open, seat }) =>
      open.turn >= 8 && seat === 'allied' && top(open).step === 'moving' && top(open).command === 0 && countIn(open, BRITTANY) >= 3,
    desk: 'dark-summer-breakout',
    phone: 'dark-summer-breakout-phone',
  },
  {
    game: bradley,
    title: 'Omaha, the first wave',
    created: '1944-06-06T05:00:00Z',
    me: 'allied',
    scenario: 'omaha',
    isScene: ({ open, seat }) => open.turn === 2 && seat === 'allied' && top(open).step === 'swim',
    look: { hex: '4122', scale: 62, phoneHex: '4122', phoneScale: 50 },
    phoneTab: 'Plan',
    desk: 'bradleys-dday-omaha',
    phone: 'bradleys-dday-omaha-phone',
  },
  {
    game: bradley,
    title: 'The night drop',
    created: '1944-06-06T01:00:00Z',
    me: 'allied',
    scenario: 'd-day',
    isScene: ({ open, seat }) => seat === 'allied' && top(open).step === 'drop' && top(open).zone >= 2,
    phoneTab: 'Plan',
    desk: 'bradleys-dday-drop',
    phone: 'bradleys-dday-drop-phone',
  },
  {
    game: bradley,
    title: 'Off the beach',
    created: '1944-06-06T09:00:00Z',
    me: 'allied',
    scenario: 'omaha',
    isScene: ({ open, seat }) =>
      open.turn >= 4 &&
      seat === 'allied' &&
      open.segment === 'allied-fire' &&
      top(open).step === 'volley' &&
      top(open).firers.length === 2 &&
      open.asp > 20,
    look: { hex: '4123', scale: 74, phoneHex: '4122', phoneScale: 56 },
    phoneTab: 'Plan',
    desk: 'bradleys-dday-fire',
    phone: 'bradleys-dday-fire-phone',
  },
  {
    game: greatestDay,
    title: 'Queen beach',
    created: '1944-06-06T07:00:00Z',
    me: 'allied',
    scenario: 'storming-sword',
    isScene: ({ open, seat }) =>
      seat === 'allied' && top(open).step === 'landing' && top(open).unit >= 0 && open.aboard.includes(top(open).unit) && ashore(open) >= 3,
    look: { hex: '34.009', scale: 84, phoneHex: '34.008', phoneScale: 60 },
    phoneTab: 'Plan',
    desk: 'greatest-day-sword',
    phone: 'greatest-day-sword-phone',
  },
  {
    game: greatestDay,
    title: 'Villers-Bocage',
    created: '1944-06-13T09:00:00Z',
    me: 'allied',
    scenario: 'black-baron',
    isScene: ({ open, seat }) => seat === 'allied' && top(open).step === 'shot' && top(open).stage === 0,
    overlay: 'German fire zones',
    phoneTab: 'Stack',
    desk: 'greatest-day-baron',
    phone: 'greatest-day-baron-phone',
  },
  {
    game: greatestDay,
    learn: 'greatest-day',
    desk: 'greatest-day-tutorial',
    phone: 'greatest-day-tutorial-phone',
  },
];
