/** Stands for "my district is not in the list": an answer is then about the city, and a form asks for the name. */
export const UNLISTED = 'unlisted';
