/**
 * Holds an answer back until it is finished, so that it can be looked at, and changed, as a whole. Its headers stay
 * unsent meanwhile.
 * @param {import('node:http').ServerResponse} response
 * @param {(body: Buffer, send: (body: Buffer | string) => void) => void} finished has to `send` at once
 */
export function collect(response, finished) {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks = [];
  const keep = (chunk, encoding) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
    // Nobody writes into a part that was handed over: it is kept as it is, not copied.
    else if (chunk && typeof chunk !== 'function')
      chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  response.flushHeaders = () => undefined;
  response.writeHead = function collectedWriteHead(status, ...rest) {
    this.statusCode = status;
    const headers = rest.at(-1);
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  };
  response.write = (chunk, encoding, callback) => {
    keep(chunk, encoding);
    const done = typeof encoding === 'function' ? encoding : callback;
    if (done) process.nextTick(done);
    return true;
  };
  response.end = function collectedEnd(chunk, encoding, callback) {
    keep(chunk, encoding);
    Object.assign(this, { write, end, writeHead, flushHeaders });
    const done = [chunk, encoding, callback].find((part) => typeof part === 'function');
    if (done) this.once('finish', done);
    finished(Buffer.concat(chunks), (body) => end.call(this, body));
    return this;
  };
}
