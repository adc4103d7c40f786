/**
 * A path as a visitor reads it in the address bar: escapes of letters beyond ASCII are shown as the letters, all others
 * stay as they were asked (`/%D8%B9%D9%82%D8%A7%D8%B1%20x` reads `/عقار%20x`).
 */
export function displayPath(path: string): string {
  return path.replace(/(?:%[89a-f][0-9a-f])+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
