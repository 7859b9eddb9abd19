import { ApiRefusal } from '../api-error.js';

const MARKUP = /<[a-z/!?]/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Names and titles are plain text. */
export function plainText(what: string, text: string): void {
  if (MARKUP.test(text) || CONTROL.test(text)) {
    throw new ApiRefusal(400, 'bad-text', `The ${what} holds markup or control characters. Use plain text.`);
  }
}
