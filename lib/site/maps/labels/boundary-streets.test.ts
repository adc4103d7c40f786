import { describe, expect, it } from 'vitest';
import { shippedAnnouncements } from '@/lib/registry/seed/announcements';
import { boundaryStreets, SIDES } from './boundary-streets';

const notes = shippedAnnouncements()
  .flatMap(({ parts }) => parts)
  .flatMap(({ note_ar, note_en }) => (note_ar && note_en ? [{ ar: note_ar, en: note_en }] : []));

describe('the streets around a district', () => {
  it('are read from the words of an announcement, one to each side', () => {
    expect(
      boundaryStreets(
        'المخطط 3959؛ يحده شمالًا شارع عبدالباقي الحنائي، وشرقًا وجنوبًا شعيب المطوية، وغربًا شارع وادي الهدار',
        'ar',
      ),
    ).toEqual({
      north: 'شارع عبدالباقي الحنائي',
      east: 'شعيب المطوية',
      south: 'شعيب المطوية',
      west: 'شارع وادي الهدار',
    });
    expect(
      boundaryStreets(
        'Plan 3959; bounded by A Street in the north, Shuaib B in the east and south, and C Street in the west',
        'en',
      ),
    ).toEqual({ north: 'A Street', east: 'Shuaib B', south: 'Shuaib B', west: 'C Street' });
  });

  it('are the same sides in both languages, and none where none is named', () => {
    const bounded = notes.filter(({ ar }) => /يحده/.test(ar));
    expect(bounded.length).toBeGreaterThan(2);
    for (const note of notes) {
      const sides = bounded.includes(note) ? [...SIDES].sort() : [];
      expect(Object.keys(boundaryStreets(note.ar, 'ar')).sort(), note.ar).toEqual(sides);
      expect(Object.keys(boundaryStreets(note.en, 'en')).sort(), note.en).toEqual(sides);
    }
  });
});
