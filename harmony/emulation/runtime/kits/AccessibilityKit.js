import { strict } from '../strict.js';

/** What the screen reader was told to say, the latest last. */
const announcements = (globalThis.announcements ??= []);

class EventInfo {
  constructor(type, bundleName, triggerAction) {
    Object.assign(this, { type, bundleName, triggerAction });
  }
}

export const accessibility = strict('accessibility', {
  EventInfo,

  async sendAccessibilityEvent({ type, textAnnouncedForAccessibility }) {
    if (type !== 'announceForAccessibility')
      throw new Error(`ArkUI emulation: the accessibility event ${type} is not supported`);
    announcements.push(textAnnouncedForAccessibility);
  },
});
