/** Its own and empty: without it Next finds the one of the site, at the root that both share. */
export function register(): void {}
