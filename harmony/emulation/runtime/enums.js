// ArkUI's enums, with values that CSS understands where it can. A name that is not here is an error.

import { strict } from './strict.js';

export const TouchType = strict('TouchType', { Down: 0, Up: 1, Move: 2, Cancel: 3 });
export const KeyType = strict('KeyType', { Down: 0, Up: 1 });

const alignment = (vertical, horizontal) => ({ vertical, horizontal });

export const ENUMS = {
  TouchType,
  KeyType,
  Alignment: strict('Alignment', {
    TopStart: alignment('start', 'start'),
    Top: alignment('start', 'center'),
    TopEnd: alignment('start', 'end'),
    Start: alignment('center', 'start'),
    Center: alignment('center', 'center'),
    End: alignment('center', 'end'),
    BottomStart: alignment('end', 'start'),
    Bottom: alignment('end', 'center'),
    BottomEnd: alignment('end', 'end'),
  }),
  BarState: strict('BarState', { Off: 'off', On: 'on', Auto: 'auto' }),
  ButtonType: strict('ButtonType', { Capsule: 'capsule', Circle: 'circle', Normal: 'normal' }),
  FlexAlign: strict('FlexAlign', {
    Start: 'flex-start',
    Center: 'safe center',
    End: 'flex-end',
    SpaceBetween: 'space-between',
    SpaceAround: 'space-around',
    SpaceEvenly: 'space-evenly',
  }),
  FlexWrap: strict('FlexWrap', { NoWrap: 'nowrap', Wrap: 'wrap' }),
  FontWeight: strict('FontWeight', {
    Lighter: 300,
    Normal: 400,
    Regular: 400,
    Medium: 500,
    Bold: 700,
    Bolder: 800,
  }),
  HorizontalAlign: strict('HorizontalAlign', { Start: 'flex-start', Center: 'center', End: 'flex-end' }),
  TextAlign: strict('TextAlign', { Start: 'start', Center: 'center', End: 'end' }),
  ToggleType: strict('ToggleType', { Switch: 'switch', Checkbox: 'checkbox' }),
};
