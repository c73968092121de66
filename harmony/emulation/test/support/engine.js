// Games with the engine in them.

/** The weakest level but one, which answers quickly; and the strongest, which takes its time. */
export const QUICK = 2;
export const SLOW = 10;

/** A game of `players` (black: you are Black, white, watch) at a level. */
export async function begin(phone, players, level) {
  await phone.press('new_game');
  await phone.press(`players_${players}`);
  await phone.press('level_hard');
  for (;;) {
    const shown = Number(/\d+/.exec(await phone.text('level_value'))[0]);
    if (shown === level) break;
    await phone.press(shown < level ? 'level_larger' : 'level_smaller');
  }
  await phone.press('start');
}

/** Taps on a point and waits until the engine is asked for its answer. */
export async function tapAndWait(phone, point) {
  const asked = untilAsked(phone, 'think');
  await phone.tap(point);
  await asked;
}

/** Until the app asks the engine by this function of the library. */
export function untilAsked(phone, name) {
  return phone.page.waitForRequest((request) => new URL(request.url()).pathname === `/native/${name}`);
}

/** Until so many stones or more stand on the board. */
export function untilMoves(phone, count) {
  return phone.page.waitForFunction(
    (wanted) => {
      const labels = [...document.querySelectorAll('[id^=point_]')].map((point) => point.ariaLabel);
      return labels.filter((label) => /move \d|第 ?\d/.test(label)).length >= wanted;
    },
    { polling: 50 },
    count,
  );
}

/** The answers of the engine do not reach the app from now on: it seems to think without an end. */
export async function holdAnswers(phone) {
  await phone.page.setRequestInterception(true);
  phone.page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/promise/')) request.continue();
  });
}
