/** Stands for "my district is not in the list": the answer is then about the city. */
export const UNLISTED = 'unlisted';
