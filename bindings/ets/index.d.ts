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

/** How the first moves are made, so that neither side has too good a game. */
export type Opening =
  /** No rule: a normal game from the first move. */
  | 'free'
  /** The first player places three stones, the other may swap colours. */
  | 'swap'
  /** The first player places one stone, the other may swap colours. */
  | 'swap-first'
  /**
   * The first player places three stones; the other swaps, stays, or adds a white and a black one, and then the
   * first player may swap.
   */
  | 'swap2'
  /** One of the 26 patterns, a swap, the 4th move, two 5th moves of which White keeps one. */
  | 'rif'
  /**
   * One of the 26 patterns with the number of 5th moves, a swap, the 4th move, the 5th moves of which White keeps
   * one.
   */
  | 'yamaguchi'
  /** A swap after each of the first moves, which stand near the centre; ten 5th moves in place of the last swap. */
  | 'taraguchi-10'
  /**
   * One of the 26 patterns, a swap, the 4th move with the number of 5th moves, a swap, the 5th moves of which White
   * keeps one.
   */
  | 'soosyrv-8';

/** An answer to what an opening asks, other than a stone or a number. */
export type OpeningDecision =
  /** Takes the other colour. */
  | 'swap'
  /** Keeps the colour. */
  | 'stay'
  /** Adds a white and a black stone, and leaves the colours to the other player. */
  | 'add-two'
  /** Offers ten 5th moves in place of swapping. */
  | 'offer-fifths';

/** One of the two players. Colours can change hands in an opening, seats do not. */
export type Seat =
  /** Who begins the opening, with the black stones. */
  | 'first'
  /** The other one. */
  | 'second';

/** What an opening asks a player. */
export type Ask =
  /** To place the next stone, by a tap. */
  | 'stone'
  /** To swap colours or to stay. */
  | 'swap'
  /** To swap, to stay, or to add a white and a black stone. */
  | 'swap-or-add-two'
  /** To swap, to stay, or to offer ten 5th moves. */
  | 'swap-or-offer'
  /** To say how many 5th moves will be offered. */
  | 'number'
  /** To offer one more 5th move, by a tap. */
  | 'offer'
  /** To choose one of the 5th moves that are offered, by a tap. */
  | 'choose';

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

/** Why a game was drawn. */
export type DrawReason =
  /** No point is left. */
  | 'full-board'
  /** Both players agreed on it. */
  | 'agreement';

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
  /** Nobody has won: the board is full, or both agreed. */
  | 'draw';

/** What is good about a move: the first of these that applies. */
export type Why =
  /** It makes five. */
  | 'five'
  /** It stops the other side's five. */
  | 'stops-five'
  /** It wins by force: each move after it leaves the other side no choice. */
  | 'wins-by-force'
  /** It makes a straight four. */
  | 'straight-four'
  /** It stops a straight four of the other side. */
  | 'stops-straight-four'
  /** It makes a four and a three at once. */
  | 'four-three'
  /** It stops a four and a three of the other side. */
  | 'stops-four-three'
  /** It makes two threes at once. */
  | 'double-three'
  /** It makes a four. */
  | 'four'
  /** It makes a three. */
  | 'three'
  /** It stands well. */
  | 'shape';

/**
 * What a call throws when it is refused, and what a promise is rejected with. Nothing has changed then.
 *
 * An argument of the wrong type has the code that Node-API gives it (`NumberExpected`, `InvalidArg` ...), and an
 * error inside the core has `GenericFailure`.
 */
export interface GameError extends Error {
  /**
   * `OffBoard`, `Occupied`, `Forbidden`, `GameOver`, `NothingToUndo`, `NothingToRedo`, `NoSuchPly`, `BoardSize`, `Storage`,
   * `NotAsked`, `OffCentre`, `Symmetrical`, `NotOffered`, `OfferCount`, `OpeningBoard`, `Level`, `EnginesTurn`,
   * `NothingToThink`, `NoSuchSession`, `InvalidArgument`, or one of the codes above.
   */
  code: string;
  /** The point that was asked for: with `OffBoard`, `Occupied`, `Forbidden`, `OffCentre`, `Symmetrical` and `NotOffered`. */
  point?: number;
  /** Why the point is forbidden: with `Forbidden`. */
  kind?: Forbidden;
  /** The ply that was asked for: with `NoSuchPly`. */
  ply?: number;
  /** The number of moves of the current line: with `NoSuchPly`. */
  moves?: number;
  /** The number of lines that was asked for: with `BoardSize` and `OpeningBoard`. */
  size?: number;
  /** The fewest lines that the opening can be played on, which have to be an odd number: with `OpeningBoard`. */
  least?: number;
  /** How many central lines the stone has to lie within: with `OffCentre`. */
  lines?: number;
  /** The offered move that the point is symmetrical to: with `Symmetrical`. */
  offered?: number;
  /** The number of 5th moves that was said: with `OfferCount`. */
  count?: number;
  /** The greatest number that could have been said: with `OfferCount`. */
  most?: number;
  /** The level that was asked for: with `Level`. */
  level?: number;
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

/** Who plays each colour: the level of the engine, 1 to 10, or a person where it is absent. */
export interface Players {
  /** Black. */
  black?: number;
  /** White. */
  white?: number;
}

/** What a new game is played by. */
export interface NewGame {
  /** Lines of the square board, 5 to 22. */
  size: number;
  /** The rule. */
  rule: Rule;
  /**
   * Who begins, this time and in the games that follow with the same choice. With an opening it is Black, whatever
   * this says.
   */
  begins: Begins;
  /** How the first moves are made. */
  opening: Opening;
  /** Who plays each colour, as the game begins. */
  players: Players;
}

/** A point where renju forbids a stone to Black. */
export interface ForbiddenPoint {
  /** Its flat index. */
  point: number;
  /** Why. */
  kind: Forbidden;
}

/** What an opening asks, and of whom. */
export interface OpeningTask {
  /** The player who decides. */
  seat: Seat;
  /** The colour that this player has now; with `stone` the stone may be of the other one. */
  color: Color;
  /** What is asked. */
  ask: Ask;
  /**
   * With `stone`: how many central lines the stone has to lie within, 1 for the centre alone; absent where it may
   * stand anywhere.
   */
  centralLines?: number;
  /**
   * With `number`: the greatest one. With `offer`: how many are still to be offered, this one
   * included.
   */
  count?: number;
}

/** What the engine would play in place of the person to move. */
export interface Hint {
  /** Its flat index. */
  point: number;
  /** How good the position is for the side to move; 0 when it is even. */
  score: number;
  /** The number of plies to the five, negative when the other side makes it; absent where neither is forced. */
  mate?: number;
  /** What is good about the move. */
  why: Why;
  /** The moves that the engine expects, this one first. */
  line: Array<number>;
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

/** How a game stands, after a win who won and why, and after a draw why. */
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
  /** Why it was drawn, after a draw only. */
  drawReason?: DrawReason;
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
  /** The colour of the next stone; absent once the game is over. In an opening `task` says who places it. */
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
  /** Whether the side to move can resign, or the person who plays against the engine. */
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
  /** How the first moves of this game are made. */
  opening: Opening;
  /** What the opening asks; absent once it is over. */
  task?: OpeningTask;
  /** The 5th moves that are offered so far; they are no stones yet. */
  offers: Array<number>;
  /** Who plays each colour now. */
  players: Players;
  /** Whether the engine is to move: `think` lets it. */
  engineToMove: boolean;
  /** Whether the engine would be to move but waits for `resume`. */
  paused: boolean;
  /** Whether an engine plays in this game, which is neither over nor paused. */
  canPause: boolean;
  /** Whether the engine can be asked for a hint. */
  canHint: boolean;
  /** What the engine would play, until the next event that is carried out. */
  hint?: Hint;
  /** Whether two persons can agree on a draw now. */
  canAgreeDraw: boolean;
  /** Whether anybody can still make a five. */
  fivePossible: boolean;
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

/**
 * Closes a session; its handle is void then. What is not yet on disk is written first, and the engine is stopped:
 * its promises are rejected with `NoSuchSession`.
 */
export declare function close(handle: number): void;

/** The present state. */
export declare function snapshot(handle: number): Snapshot;

/**
 * Asks for a stone at `point`; in an opening it may also be the offer or the choice of a 5th move. With
 * `Settings.confirmMoves` the first tap only marks the point and a second one on it plays.
 */
export declare function tap(handle: number, point: number): Snapshot;

/**
 * Takes back the last move or decision, against the engine the person's last one; after the end only with
 * `Settings.undoAfterEnd`, and then the end itself too.
 */
export declare function undo(handle: number): Snapshot;

/** Plays again the move or decision that was taken back last. */
export declare function redo(handle: number): Snapshot;

/** Shows the position after `ply` moves of the current line, 0 for the empty board. */
export declare function goTo(handle: number, ply: number): Snapshot;

/** Begins anew; the scores stay. */
export declare function newGame(handle: number, game: NewGame): Snapshot;

/** The side to move gives up; in an opening it is who has to decide, and against the engine always the person. */
export declare function resign(handle: number): Snapshot;

/** Sets the scores to zero. */
export declare function clearScores(handle: number): Snapshot;

/** Replaces all settings. */
export declare function changeSettings(handle: number, settings: Settings): Snapshot;

/** Answers what the opening asks, where it asks for neither a stone nor a number. */
export declare function decide(handle: number, decision: OpeningDecision): Snapshot;

/** Says how many 5th moves will be offered, where the opening asks for that. */
export declare function sayNumber(handle: number, count: number): Snapshot;

/** Two persons agree on a draw. */
export declare function agreeDraw(handle: number): Snapshot;

/**
 * The engine waits before its next move. Does nothing when it already does; refused with `NothingToThink` where
 * no engine plays.
 */
export declare function pause(handle: number): Snapshot;

/** The engine goes on. Does nothing when it does not wait; refused as `pause` is. */
export declare function resume(handle: number): Snapshot;

/**
 * The app leaves the foreground: what is written is synced to disk now, and the engine is stopped. Never waits for
 * the disk.
 */
export declare function suspend(handle: number): Snapshot;

/**
 * Lets the engine find the move or the decision that its side is to make, on a worker thread, and plays it: resolves
 * to the new state. Every other function works meanwhile; where one of them changes the game or stops the engine,
 * nothing is played, and the promise resolves to the present state.
 *
 * Rejects with `NothingToThink` when no engine is to move.
 */
export declare function think(handle: number): Promise<Snapshot>;

/**
 * Lets the engine find what it would play in place of the person to move, on a worker thread: resolves to the state
 * with `hint`. For the rest it is as `think`.
 *
 * Rejects with `NothingToThink` when no person is to move.
 */
export declare function hint(handle: number): Promise<Snapshot>;

/** Stops what `think` or `hint` is about: its promise resolves to the present state. */
export declare function stopThinking(handle: number): void;

/** Fails with `message` inside the core, in the middle of a session: tests show by it that the next call works. */
export declare function panicOnPurpose(handle: number, message: string): void;

/** Fails with `message` on a worker thread. */
export declare function panicOnPurposeLater(message: string): Promise<void>;
