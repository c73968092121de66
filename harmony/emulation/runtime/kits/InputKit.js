export { KeyCode } from '../keys.js';
