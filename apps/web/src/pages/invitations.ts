type Invitations = Readonly<Record<string, string>>;

/** The server shows a link once; this tab remembers it until it is closed. */
export function keepInvitations(table: string, invitations: Invitations): void {
  sessionStorage.setItem(`bocage.invitations.${table}`, JSON.stringify(invitations));
}

export function keptInvitations(table: string): Invitations {
  try {
    return JSON.parse(sessionStorage.getItem(`bocage.invitations.${table}`) ?? '{}') as Invitations;
  } catch {
    return {};
  }
}

/** The link to send: what the server gave may be a whole address, a path or the bare token. */
export function inviteLink(given: string, origin: string): string {
  if (/^https?:\/\//.test(given)) return given;
  return given.startsWith('/') ? `${origin}${given}` : `${origin}/join/${given}`;
}
