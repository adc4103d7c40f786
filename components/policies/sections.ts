/** The parts of each policy in their order; each id is also its fragment. The texts are in messages (Policies). */
export const policySections = {
  privacy: [
    'who',
    'reading',
    'location',
    'forms',
    'purpose',
    'recipients',
    'keeping',
    'security',
    'captcha',
    'mapTiles',
    'measuring',
    'device',
    'rights',
    'changes',
  ],
  terms: ['purpose', 'force', 'sample', 'use', 'requests', 'links', 'availability', 'law'],
  accessibility: ['aim', 'done', 'languages', 'tested', 'limits', 'report'],
} as const;
