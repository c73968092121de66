/** A request that makes no sense, with the status and the line to answer it by. */
export class Refusal extends Error {
  constructor(status, message, headers = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
