'use strict';

/** Where the tag manager's script comes from unless TAG_MANAGER_ORIGIN says otherwise. */
const vendorOrigin = 'https://www.googletagmanager.com';

/**
 * What a page may reach for the tag manager's sake: its two scripts, and where its tags send to. Nothing without an id.
 * Pages are the same for everybody, so the policy cannot know who agreed; the script is asked for only after consent
 * (public/consent.js).
 * @param {Record<string, string | undefined>} environment TAG_MANAGER_ID, TAG_MANAGER_ORIGIN, TAG_MANAGER_DESTINATIONS
 * @returns {{ script?: string[], image?: string[], connect?: string[] }}
 */
function tagManagerSources(environment) {
  if (!environment.TAG_MANAGER_ID) return {};
  const origin = new URL(environment.TAG_MANAGER_ORIGIN || vendorOrigin).origin;
  const destinations = (environment.TAG_MANAGER_DESTINATIONS ?? '').split(/\s+/).filter(Boolean);
  return {
    script: [`${origin}/gtm.js`, `${origin}/gtag/js`],
    image: [origin, ...destinations],
    connect: [origin, ...destinations],
  };
}

module.exports = { tagManagerSources };
