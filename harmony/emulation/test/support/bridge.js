// The bridge as a process of its own, which tests can kill.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The words that start the bridge, up to its options, one a line. */
const COMMAND = process.env.GOMOKU_BRIDGE?.split('\n');
const READY = 'preview ready at ';

/** A bridge over a folder of devices. */
export class Bridge {
  #process;

  constructor(process, address, devices) {
    this.#process = process;
    this.address = address;
    this.devices = devices;
  }

  /** Starts one; what was kept in `devices` is there again. */
  static async start(devices = fs.mkdtempSync(path.join(os.tmpdir(), 'gomoku-devices-'))) {
    const [program, ...words] = COMMAND;
    const bridge = spawn(program, [...words, '--devices', devices], { stdio: ['pipe', 'pipe', 'inherit'] });
    for await (const line of createInterface(bridge.stdout)) {
      if (line.startsWith(READY)) return new Bridge(bridge, line.slice(READY.length), devices);
    }
    throw new Error('the bridge has ended before it was ready');
  }

  /** Ends the process at once, as the system ends one that is in its way. */
  async kill() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
  }

  /** Ends the process and removes what its devices have kept. */
  async putAway() {
    await this.kill();
    fs.rmSync(this.devices, { recursive: true, force: true });
  }
}
