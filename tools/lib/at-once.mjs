import { availableParallelism } from 'node:os';

/** More would only make each other late. */
const MOST = 4;

/** Works through the list with as many at a time as there are cores; the answers come in the order of the list. */
export async function atOnce(list, work) {
  const answers = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const i = next++;
      answers[i] = await work(list[i]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(MOST, availableParallelism(), list.length) }, worker));
  return answers;
}
