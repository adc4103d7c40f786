/**
 * A path as a visitor reads it in the address bar: escapes of letters beyond ASCII are shown as the letters, all others
 * stay as they were asked (`/%D8%B9%D9%82%D8%A7%D8%B1%20x` reads `/عقار%20x`). So do signs that a path may hold as they are
 * and that are escaped on the way here (RFC 3986, section 3.3), but not those that turn the direction of what follows.
 * Not TypeScript: lib/next/not-found.mjs is not bundled.
 * @param {string} path
 * @returns {string}
 */
export function displayPath(path) {
  const signs = path.replace(/%(?:2[146-9ABC]|3[ABD]|40)/gi, decodeURIComponent);
  return signs.replace(/(?:%[89a-f][0-9a-f])+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes).replace(/\p{Cf}/gu, encodeURIComponent);
    } catch {
      return escapes;
    }
  });
}
