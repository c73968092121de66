// The native module `libgomoku.so`: one game on one device.

/** A side. */
export type Color = 'black' | 'white';
/** What the game is played by. */
export type Rule = 'freestyle' | 'standard' | 'renju' | 'caro' | 'exact-caro';
/** Who begins a new game. */
export type Begins = 'black' | 'white' | 'loser' | 'alternate';
/** How the board looks. */
export type BoardTheme = 'wheat' | 'sky';
/** Why a game was won. */
export type EndReason = 'five' | 'resignation';
/** How a game stands. */
export type OutcomeKind = 'playing' | 'win' | 'draw';
/** What was found on disk when a session was opened. */
export type Restored = 'nothing' | 'latest' | 'previous' | 'unreadable';

/** What a person chose once and keeps over games and restarts. */
export interface Settings {
  undoAfterEnd: boolean;
  confirmMoves: boolean;
  showCoordinates: boolean;
  showMoveNumbers: boolean;
  theme: BoardTheme;
}

/** What a new game is played by. */
export interface NewGame {
  size: number;
  rule: Rule;
  begins: Begins;
}

/** Games since the scores were cleared. */
export interface Scores {
  black: number;
  white: number;
  draws: number;
}

/** How a game stands. */
export interface Outcome {
  kind: OutcomeKind;
  winner?: Color;
  reason?: EndReason;
  line: Array<number>;
}

/** All that a shell shows, after each event. */
export interface Snapshot {
  gameId: number;
  size: number;
  rule: Rule;
  begins: Begins;
  cells: Uint8Array;
  moves: Array<number>;
  first: Color;
  ply: number;
  turn?: Color;
  last?: number;
  pending?: number;
  blackStones: number;
  whiteStones: number;
  outcome: Outcome;
  canUndo: boolean;
  canRedo: boolean;
  canResign: boolean;
  underWay: boolean;
  scores: Scores;
  settings: Settings;
  starPoints: Array<number>;
  saved: boolean;
  restored: Restored;
}

/** What a refused call throws, and what a refused promise is rejected with. */
export interface GameError extends Error {
  code: string;
  point?: number;
  ply?: number;
  moves?: number;
  size?: number;
  reason?: string;
}

export declare function open(directory: string, theme: BoardTheme): Promise<number>;
export declare function inMemory(): number;
export declare function close(handle: number): void;
export declare function snapshot(handle: number): Snapshot;
export declare function tap(handle: number, point: number): Snapshot;
export declare function undo(handle: number): Snapshot;
export declare function redo(handle: number): Snapshot;
export declare function goTo(handle: number, ply: number): Snapshot;
export declare function newGame(handle: number, game: NewGame): Snapshot;
export declare function resign(handle: number): Snapshot;
export declare function clearScores(handle: number): Snapshot;
export declare function changeSettings(handle: number, settings: Settings): Snapshot;
export declare function suspend(handle: number): Snapshot;
export declare function panicOnPurpose(handle: number, message: string): void;
export declare function panicOnPurposeLater(message: string): Promise<void>;
