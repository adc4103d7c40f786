'use strict';
const { accessSync, constants } = require('node:fs');
const { join } = require('node:path');

/**
 * Whether pages that are made again while the site runs may be written beside those of the build. In an image whose files
 * are read-only they are kept in memory alone: Next would fail to write each of them, and say so each time.
 * @param {string} root the project's folder
 */
function keepsPagesOnDisk(root, access = accessSync) {
  try {
    access(join(root, '.next', 'server'), constants.W_OK);
    return true;
  } catch (error) {
    // Where there is no build yet, one is about to be written.
    return error.code === 'ENOENT';
  }
}

module.exports = { keepsPagesOnDisk };
