/** Something with a place on the map and a name to ask for it by. */
export interface PlaceEntry {
  readonly kind: 'region' | 'city' | 'district' | 'part';
  readonly name: { readonly ar: string; readonly en: string };
  /** Other usual names. */
  readonly aliases?: readonly string[] | undefined;
  readonly region: string;
  readonly city?: string | undefined;
  readonly district?: string | undefined;
  /** The announcement that names it, of a part. */
  readonly area?: string | undefined;
}
