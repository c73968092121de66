// Canvas, and the context that draws on it: the browser's, in vp and with ArkUI's colours and fonts.
import { define } from '../component.js';
import { device } from '../device.js';
import { untracked } from '../reactive.js';
import { color } from '../units.js';

const METHODS = [
  'fillRect',
  'strokeRect',
  'clearRect',
  'fillText',
  'strokeText',
  'measureText',
  'stroke',
  'beginPath',
  'moveTo',
  'lineTo',
  'closePath',
  'bezierCurveTo',
  'quadraticCurveTo',
  'arc',
  'arcTo',
  'ellipse',
  'rect',
  'fill',
  'clip',
  'rotate',
  'scale',
  'transform',
  'translate',
  'setLineDash',
  'getLineDash',
  'restore',
  'save',
  'createLinearGradient',
  'createRadialGradient',
  'createConicGradient',
];
const PROPERTIES = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'miterLimit',
  'font',
  'textAlign',
  'textBaseline',
  'globalAlpha',
  'lineDashOffset',
  'globalCompositeOperation',
  'shadowBlur',
  'shadowColor',
  'shadowOffsetX',
  'shadowOffsetY',
];

const SURFACE = Symbol('surface');
const RESIZE = Symbol('resize');

/** Whether edges are smooth: the browser's always are. */
export class RenderingContextSettings {
  constructor(antialias) {
    this.antialias = antialias;
  }
}

/** ArkUI's context. It draws nothing before a Canvas has taken it and has a size. */
export class CanvasRenderingContext2D {
  #surface = document.createElement('canvas');
  #browser = this.#surface.getContext('2d');

  constructor() {
    return new Proxy(this, {
      get: (context, name) => context.#get(name),
      set: (context, name, value) => context.#set(name, value),
    });
  }

  #get(name) {
    if (name === SURFACE) return this.#surface;
    if (name === RESIZE) return (width, height) => this.#resize(width, height);
    if (name === 'width') return Number.parseFloat(this.#surface.style.width);
    if (name === 'height') return Number.parseFloat(this.#surface.style.height);
    if (PROPERTIES.includes(name)) return this.#browser[name];
    if (!METHODS.includes(name))
      throw new Error(`ArkUI emulation: CanvasRenderingContext2D.${String(name)} is not supported`);
    return (...values) => {
      const result = this.#browser[name](...values);
      return result instanceof CanvasGradient ? gradient(result) : result;
    };
  }

  #set(name, value) {
    if (!PROPERTIES.includes(name))
      throw new Error(`ArkUI emulation: CanvasRenderingContext2D.${String(name)} is not supported`);
    this.#browser[name] = translate(name, value);
    return true;
  }

  /** Begins anew with an empty surface of this size in vp. */
  #resize(width, height) {
    const { density } = device;
    this.#surface.width = Math.round(width * density);
    this.#surface.height = Math.round(height * density);
    Object.assign(this.#surface.style, { width: `${width}px`, height: `${height}px` });
    this.#browser.scale(density, density);
    this.#browser.font = fontOf('normal 14px sans-serif');
  }
}

define('Canvas', {
  create(node, context) {
    if (node.values.context === context) return;
    if (node.values.context)
      throw new Error('ArkUI emulation: another context for a Canvas is not supported');
    node.values.context = context;
    node.element.append(context[SURFACE]);
    new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = node.element;
      if (width === 0 || height === 0 || (width === context.width && height === context.height)) return;
      context[RESIZE](width, height);
      untracked(() => node.handlers.ready?.());
    }).observe(node.element);
  },
  attributes: {
    onReady: (node, handler) => void (node.handlers.ready = handler),
  },
});

function translate(name, value) {
  if (name === 'font') return fontOf(value);
  const isColor = name.endsWith('Style') || name === 'shadowColor';
  return isColor && !(value instanceof CanvasGradient) ? color(value) : value;
}

/** ArkUI's fonts are in vp, and its sans-serif is the device's letter. */
function fontOf(value) {
  const found =
    /^(?:(normal|italic) )?(?:(normal|bold|bolder|lighter|\d+) )?(\d+(?:\.\d+)?)(px|vp|fp) sans-serif$/.exec(
      value,
    );
  if (!found) throw new Error(`ArkUI emulation: the font ${JSON.stringify(value)} is not supported`);
  const [, style = 'normal', weight = 'normal', size, unit] = found;
  const scale = { px: 1 / device.density, vp: 1, fp: device.fontScale }[unit];
  return `${style} ${weight} ${size * scale}px ${getComputedStyle(document.body).fontFamily}`;
}

/** A gradient that takes ArkUI's colours. */
function gradient(made) {
  const add = made.addColorStop.bind(made);
  made.addColorStop = (offset, shade) => add(offset, color(shade));
  return made;
}
