// Where things lie on the screen, told in words where they lie wrong.
import assert from 'node:assert/strict';

/** The one frame holds the other. */
export function assertInside(outer, inner) {
  assert.ok(contains(outer, inner), `${describe(inner)} lies in ${describe(outer)}`);
}

/** No two of the frames share any place. */
export function assertApart(frames) {
  for (const [index, frame] of frames.entries()) {
    for (const other of frames.slice(index + 1)) {
      assert.ok(!overlap(frame, other), `${describe(frame)} and ${describe(other)} lie apart`);
    }
  }
}

function describe({ id, x, y, width, height }) {
  return `${id ?? 'the screen'} (${[x, y, width, height].map(Math.round)})`;
}

/** Whether a frame holds another one. */
export function contains(outer, inner) {
  return (
    inner.x >= outer.x - 0.5 &&
    inner.y >= outer.y - 0.5 &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}

function overlap(a, b) {
  return (
    a.x + a.width > b.x + 0.5 &&
    b.x + b.width > a.x + 0.5 &&
    a.y + a.height > b.y + 0.5 &&
    b.y + b.height > a.y + 0.5
  );
}
