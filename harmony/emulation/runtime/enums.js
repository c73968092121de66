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
  Color: strict('Color', {
    Black: '#ff000000',
    White: '#ffffffff',
    Transparent: '#00000000',
  }),
  EdgeEffect: strict('EdgeEffect', { Spring: 'spring', Fade: 'fade', None: 'none' }),
  FlexAlign: strict('FlexAlign', {
    Start: 'flex-start',
    Center: 'safe center',
    End: 'flex-end',
    SpaceBetween: 'space-between',
    SpaceAround: 'space-around',
    SpaceEvenly: 'space-evenly',
  }),
  FlexDirection: strict('FlexDirection', { Row: 'row', Column: 'column' }),
  FlexWrap: strict('FlexWrap', { NoWrap: 'nowrap', Wrap: 'wrap' }),
  FontWeight: strict('FontWeight', { Lighter: 300, Normal: 400, Regular: 400, Medium: 500, Bold: 700, Bolder: 800 }),
  HitTestMode: strict('HitTestMode', { Default: 'default', Transparent: 'transparent' }),
  HorizontalAlign: strict('HorizontalAlign', { Start: 'flex-start', Center: 'center', End: 'flex-end' }),
  ImageFit: strict('ImageFit', { Contain: 'contain', Cover: 'cover', Fill: 'fill', None: 'none' }),
  ItemAlign: strict('ItemAlign', {
    Auto: 'auto',
    Start: 'flex-start',
    Center: 'center',
    End: 'flex-end',
    Stretch: 'stretch',
  }),
  ScrollDirection: strict('ScrollDirection', { Vertical: 'vertical', Horizontal: 'horizontal' }),
  TextAlign: strict('TextAlign', { Start: 'start', Center: 'center', End: 'end' }),
  TextOverflow: strict('TextOverflow', { Clip: 'clip', Ellipsis: 'ellipsis' }),
  ToggleType: strict('ToggleType', { Switch: 'switch', Checkbox: 'checkbox' }),
  VerticalAlign: strict('VerticalAlign', { Top: 'flex-start', Center: 'center', Bottom: 'flex-end' }),
  Visibility: strict('Visibility', { Visible: 'visible', Hidden: 'hidden', None: 'none' }),
};
