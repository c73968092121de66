import { strict } from '../strict.js';

/** The base of an app's ability. */
export class UIAbility {}

export const ConfigurationConstant = strict('ConfigurationConstant', {
  ColorMode: strict('ColorMode', { COLOR_MODE_NOT_SET: -1, COLOR_MODE_DARK: 0, COLOR_MODE_LIGHT: 1 }),
  Direction: strict('Direction', { DIRECTION_NOT_SET: -1, DIRECTION_VERTICAL: 0, DIRECTION_HORIZONTAL: 1 }),
});
