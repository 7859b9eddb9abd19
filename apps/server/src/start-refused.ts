/** The server does not start, for a reason that whoever starts it can do something about: said in one line. */
export class StartRefused extends Error {}
