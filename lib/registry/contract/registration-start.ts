/**
 * The day on which registration by parcel began (spec section 9): the figures count nothing before it, and the pages name
 * it. In a file of its own, so that a page can name it without loading the contract.
 */
export const REGISTRATION_START = '2023-05-07';
