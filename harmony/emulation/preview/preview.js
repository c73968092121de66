// The preview: an emulated device in a frame, and buttons for what one does with a device.

const PHONE = { width: 411, height: 891 };
const TABLET = { width: 800, height: 1280 };
const FRAME = 24;
const MARGIN = 48;
/** Width of the buttons with the gap before them; in a narrow window they lie below. */
const BUTTONS = 252;
const NARROW = 700;

const phone = document.getElementById('phone');
const glass = document.getElementById('glass');
const device = {
  isTablet: false,
  isTurned: false,
  isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  language: navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US',
};

/** The screen in its present position, as large as the window allows. */
function layOut() {
  const { width, height } = device.isTablet ? TABLET : PHONE;
  const screen = device.isTurned ? { width: height, height: width } : { width, height };
  const beside = innerWidth < NARROW ? 0 : BUTTONS;
  const room = { width: innerWidth - beside - FRAME - MARGIN, height: innerHeight - FRAME - MARGIN };
  const scale = Math.min(1, room.width / screen.width, room.height / screen.height);
  Object.assign(phone.style, {
    width: `${screen.width}px`,
    height: `${screen.height}px`,
    transform: `scale(${scale})`,
  });
  Object.assign(glass.style, { width: `${screen.width * scale}px`, height: `${screen.height * scale}px` });
}

function onClick(id, action) {
  document.getElementById(id).addEventListener('click', action);
}

function configure(changes) {
  Object.assign(device, changes);
  phone.contentWindow.emulator.configure(changes);
}

onClick('back', () => {
  const { emulator } = phone.contentWindow;
  if (emulator.isInForeground) emulator.back();
  else emulator.foreground();
});
phone.addEventListener('load', () => {
  phone.contentWindow.addEventListener('pointerdown', () => phone.contentWindow.emulator.foreground());
});
onClick('rotate', () => {
  device.isTurned = !device.isTurned;
  layOut();
});
onClick('tablet', () => {
  device.isTablet = !device.isTablet;
  layOut();
});
onClick('dark', () => configure({ isDark: !device.isDark }));
onClick('language', () => configure({ language: device.language === 'zh-CN' ? 'en-US' : 'zh-CN' }));

addEventListener('resize', layOut);
layOut();
phone.src = `phone.html?${new URLSearchParams({ language: device.language, isDark: device.isDark })}`;
