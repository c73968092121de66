// Generated from bindings/napi by `cargo xtask bindings`. Do not edit.

/** A side. */
export type Color =
  /** The side that begins by the rules. */
  | 'black'
  /** The other side. */
  | 'white';

/** What counts as a win. */
export type Rule =
  /** Five or more in a row. */
  | 'freestyle'
  /** Exactly five. */
  | 'standard'
  /** Exactly five for Black, to whom some moves are forbidden, five or more for White. */
  | 'renju'
  /** Six or more, and five unless a stone of the other side stands at each end. */
  | 'caro'
  /** Exactly five, unless a stone of the other side stands at each end. */
  | 'exact-caro';

/** Who begins a new game. */
export type Begins =
  /** Black, as the rules have it. */
  | 'black'
  /** White. */
  | 'white'
  /** The side that lost the last game that came to an end; Black when that was a draw or there was none. */
  | 'loser'
  /** The side that did not begin the last game in which something was played; Black when there was none. */
  | 'alternate';

/** How the board looks. */
export type BoardTheme =
  /** Wheat-coloured board with brown lines. */
  | 'wheat'
  /** Wooden board under a sky-blue header. */
  | 'sky';

/** Why a game was won. */
export type EndReason =
  /** Five in a row (or more, by the rule). */
  | 'five'
  /** The other side resigned. */
  | 'resignation'
  /** Black, the other side, played a move that renju forbids. */
  | 'forbidden';

/** Why renju forbids a move to Black: the first of these that applies. */
export type Forbidden =
  /** Six or more in a row. */
  | 'overline'
  /** Two or more fours at once. */
  | 'double-four'
  /** Two or more threes at once. */
  | 'double-three';

/** What was found on disk when a session was opened. */
export type Restored =
  /** Nothing: a first start. */
  | 'nothing'
  /** The game as it was left. */
  | 'latest'
  /** The newest file was torn, the one before it was used: the last moves may be missing. */
  | 'previous'
  /** Files that cannot be read; they were set aside and a new game begun. */
  | 'unreadable';

/** Whether a game goes on. */
export type OutcomeKind =
  /** It goes on. */
  | 'playing'
  /** One side has won. */
  | 'win'
  /** Nobody can win any more: the board is full. */
  | 'draw';

/**
 * What a call throws when it is refused, and what a promise is rejected with. Nothing has changed then.
 *
 * An argument of the wrong type has the code that Node-API gives it (`NumberExpected`, `InvalidArg` ...), and an
 * error inside the core has `GenericFailure`.
 */
export interface GameError extends Error {
  /**
   * `OffBoard`, `Occupied`, `Forbidden`, `GameOver`, `NothingToUndo`, `NothingToRedo`, `NoSuchPly`, `BoardSize`, `Storage`,
   * `NoSuchSession`, `InvalidArgument`, or one of the codes above.
   */
  code: string;
  /** The point that was asked for: with `OffBoard`, `Occupied` and `Forbidden`. */
  point?: number;
  /** Why the point is forbidden: with `Forbidden`. */
  kind?: Forbidden;
  /** The ply that was asked for: with `NoSuchPly`. */
  ply?: number;
  /** The number of moves of the current line: with `NoSuchPly`. */
  moves?: number;
  /** The number of lines that was asked for: with `BoardSize`. */
  size?: number;
  /** What the system said, with `Storage`; which argument has to be what, with `InvalidArgument`. */
  reason?: string;
  /** The handle that means no session: with `NoSuchSession`. */
  handle?: number;
}

/** What a person chose once and keeps over games and restarts. */
export interface Settings {
  /** Whether undo also works after the end of a game. */
  undoAfterEnd: boolean;
  /** Whether a move needs a second tap on the same point. */
  confirmMoves: boolean;
  /** Whether Black may play what renju forbids, and loses by that; otherwise it is refused. */
  forbiddenLoses: boolean;
  /** Whether the board shows its letters and numbers. */
  showCoordinates: boolean;
  /** Whether the stones show their move numbers. */
  showMoveNumbers: boolean;
  /** How the board looks. */
  theme: BoardTheme;
}

/** What a new game is played by. */
export interface NewGame {
  /** Lines of the square board, 5 to 22. */
  size: number;
  /** The rule. */
  rule: Rule;
  /** Who begins, this time and in the games that follow with the same choice. */
  begins: Begins;
}

/** A point where renju forbids a stone to Black. */
export interface ForbiddenPoint {
  /** Its flat index. */
  point: number;
  /** Why. */
  kind: Forbidden;
}

/** Games since the scores were cleared. */
export interface Scores {
  /** Won by Black. */
  black: number;
  /** Won by White. */
  white: number;
  /** Drawn. */
  draws: number;
}

/** How a game stands, and after a win who won and why. */
export interface Outcome {
  /** Whether the game goes on. */
  kind: OutcomeKind;
  /** The winner, after a win only. */
  winner?: Color;
  /** Why, after a win only. */
  reason?: EndReason;
  /**
   * Every stone of the winning line or lines once, in flat order. Empty but for a five, and while a review shows
   * an earlier position.
   */
  line: Array<number>;
}

/** All that a shell shows, after each event. Points are flat indexes, `row * size + column` with row 0 at the top. */
export interface Snapshot {
  /** Identifies this game: a late answer for another id is dropped. */
  gameId: number;
  /** Lines of the square board, 5 to 22. */
  size: number;
  /** The rule of this game. */
  rule: Rule;
  /** How it was decided who begins. */
  begins: Begins;
  /** `size * size` bytes, row-major from the top left: 0 empty, 1 black, 2 white. */
  cells: Uint8Array;
  /** The current line: every move from the first, also those beyond `ply` that redo brings back. */
  moves: Array<number>;
  /** The colour of the first move of `moves`; colours alternate from there. */
  first: Color;
  /** How many of `moves` are on the board. */
  ply: number;
  /** Whose move it is; absent once the game is over. */
  turn?: Color;
  /** The last move on the board, if there is one. */
  last?: number;
  /** The point that waits for a second tap, if there is one. */
  pending?: number;
  /** Number of black stones on the board. */
  blackStones: number;
  /** Number of white stones on the board. */
  whiteStones: number;
  /** How the game stands. */
  outcome: Outcome;
  /** Whether undo would do something. */
  canUndo: boolean;
  /** Whether redo would do something. */
  canRedo: boolean;
  /** Whether the side to move can resign. */
  canResign: boolean;
  /** Whether a new game would throw away moves that nobody has finished: a shell asks first. */
  underWay: boolean;
  /** Games won and drawn since the scores were cleared. */
  scores: Scores;
  /** What the person chose. */
  settings: Settings;
  /** Star points of this size, to be drawn as dots. */
  starPoints: Array<number>;
  /** The points where renju forbids a stone to Black, who is to move, in flat order; else none. */
  forbidden: Array<ForbiddenPoint>;
  /** Whether the last write to disk worked. The game goes on in memory when it did not. */
  saved: boolean;
  /** What was found on disk when the session was opened. */
  restored: Restored;
}

/**
 * Opens the session whose files lie in `directory`, an absolute path, with the game as it was left, and resolves
 * to its handle. The folder is made when it is missing. `theme` is how the board looks on a first start.
 *
 * Rejects with `Storage` when the folder cannot be made or read.
 */
export declare function open(directory: string, theme: BoardTheme): Promise<number>;

/** Opens a session that keeps nothing, for previews and tests, and returns its handle. */
export declare function inMemory(): number;

/** Closes a session; its handle is void then. What is not yet on disk is written first. */
export declare function close(handle: number): void;

/** The present state. */
export declare function snapshot(handle: number): Snapshot;

/**
 * Asks for a stone at `point`. With `Settings.confirmMoves` the first tap only marks the point and a second one on
 * it plays.
 */
export declare function tap(handle: number, point: number): Snapshot;

/** Takes back the last move; after the end only with `Settings.undoAfterEnd`, and then the end itself too. */
export declare function undo(handle: number): Snapshot;

/** Plays again the move that was taken back last. */
export declare function redo(handle: number): Snapshot;

/** Shows the position after `ply` moves of the current line, 0 for the empty board. */
export declare function goTo(handle: number, ply: number): Snapshot;

/** Begins anew; the scores stay. */
export declare function newGame(handle: number, game: NewGame): Snapshot;

/** The side to move gives up. */
export declare function resign(handle: number): Snapshot;

/** Sets the scores to zero. */
export declare function clearScores(handle: number): Snapshot;

/** Replaces all settings. */
export declare function changeSettings(handle: number, settings: Settings): Snapshot;

/** The app leaves the foreground: what is written is synced to disk now. Never waits for the disk. */
export declare function suspend(handle: number): Snapshot;

/** Fails with `message` inside the core, in the middle of a session: tests show by it that the next call works. */
export declare function panicOnPurpose(handle: number, message: string): void;

/** Fails with `message` on a worker thread. */
export declare function panicOnPurposeLater(message: string): Promise<void>;
