/** Numbers that drawings and hints show: evidently made up, and the same wherever one is shown. */

/** A property number, in the four groups in which it is read. */
export const PROPERTY_NUMBER = ['1234', '5678', '9012', '3456'] as const;

/** The number of an earlier deed: no part of that of a property. */
export const DEED_NUMBER = ['9876', '5432', '1098'] as const;

/** The reference of a submission, in the letters and digits that such references have. */
export const REFERENCE = 'K7M2Q9TX';
