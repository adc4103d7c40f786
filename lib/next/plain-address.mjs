/** Letters, digits, hyphen, underscore and tilde need no escape. A dot needs none either, but two of them would climb. */
const needless = /%(?:2D|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * An address without the escapes that mean nothing (RFC 3986, section 6.2.2.2): `/what%2Dwe%2Ddo` is `/what-we-do`, which Next's
 * patterns do not know. The query is left alone.
 * @param {string} url
 * @returns {string}
 */
export function plainAddress(url) {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const plain = path.replace(needless, decodeURIComponent);
  return end === -1 ? plain : plain + url.slice(end);
}
