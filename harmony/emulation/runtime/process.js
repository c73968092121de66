// The process of the app: its ability with its window, and what the system tells them.
import { device } from './device.js';
import { flush } from './reactive.js';
import { resourceManager } from './resource_manager.js';
import { strict } from './strict.js';
import { mount } from './tree.js';
import { uiContext } from './ui_context.js';
import { appWindow } from './window.js';

/** Where the app keeps its files on a device. The bridge puts them elsewhere, each device's by themselves. */
const FILES = '/data/storage/el2/base/haps/entry/files';

export class Process {
  #ability;
  #pages;
  #page;
  #isInForeground = false;
  #layer = layer('page');
  #bars = systemBars();

  constructor(Ability, bundleName, pages) {
    this.#pages = pages;
    this.#ability = new Ability();
    this.#ability.context = strict('AbilityContext', {
      filesDir: FILES,
      applicationInfo: strict('ApplicationInfo', { name: bundleName }),
      resourceManager,
      config: configuration(),
    });
    device.onChange((change) => this.#tell(change));
  }

  get isInForeground() {
    return this.#isInForeground;
  }

  start() {
    const context = uiContext(this.#ability.context);
    const window = appWindow(this.#layer, this.#bars, context);
    document.body.append(this.#layer, this.#bars);
    this.#follow(device.language);
    this.#ability.onCreate?.(strict('Want', {}), strict('LaunchParam', {}));
    this.#ability.onWindowStageCreate?.(
      strict('WindowStage', {
        getMainWindowSync: () => window,
        loadContent: (name, done) =>
          this.#load(name, context).then(() => done(strict('BusinessError', { code: 0 }))),
      }),
    );
    this.foreground();
  }

  /** The user leaves the app. */
  background() {
    if (!this.#isInForeground) return;
    this.#isInForeground = false;
    this.#layer.classList.add('in-background');
    this.#page?.onPageHide?.();
    this.#ability.onBackground?.();
  }

  /** The user comes back. */
  foreground() {
    if (this.#isInForeground) return;
    this.#isInForeground = true;
    this.#layer.classList.remove('in-background');
    this.#ability.onForeground?.();
    this.#page?.onPageShow?.();
  }

  /** The user goes back: as the page says, else out of the app. */
  back() {
    if (!this.#page?.onBackPress?.()) this.background();
  }

  async #load(name, context) {
    const { $entry } = await this.#pages[name]();
    this.#page = mount($entry, this.#layer, context).page;
    this.#page.onPageShow?.();
    flush();
  }

  #tell(change) {
    if (change !== 'configuration' && change !== 'size') return;
    this.#follow(device.language);
    this.#ability.context.config = configuration();
    this.#ability.onConfigurationUpdate?.(configuration());
  }

  /** What the browser has to know of the device. */
  #follow(language) {
    const root = document.documentElement;
    root.lang = language;
    root.style.setProperty('--font-scale', device.fontScale);
    root.style.setProperty('--text', device.isDark ? '#ffffffe5' : '#182431e5');
    root.style.background = device.isDark ? '#000' : '#fff';
  }
}

function configuration() {
  return strict('Configuration', {
    language: device.language,
    colorMode: device.isDark ? 0 : 1,
    direction: device.isLandscape ? 1 : 0,
    fontSizeScale: device.fontScale,
  });
}

function layer(name) {
  return Object.assign(document.createElement('div'), { className: `layer ${name}` });
}

function systemBars() {
  const bars = layer('bars');
  bars.innerHTML = '<div class="status">10:08</div><div class="indicator"></div>';
  return bars;
}
