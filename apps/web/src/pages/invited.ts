import type { Invited } from '@bocage/protocol';

/** What a link invites to, in one sentence. */
export function invitedText({ host, game, scenario, seat, hall }: Invited): string {
  const what = `${game.title}: ${scenario.title}${hall ? ', in a hall' : ''}`;
  return seat ? `${host} invites you to play ${seat.title} in ${what}.` : `${host} invites you to watch ${what}.`;
}

/** The table of a link, by the end of its address. */
export const tokenOf = (link: string): string => link.split('/').at(-1) ?? '';
