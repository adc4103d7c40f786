// The package of this name refuses to load outside a React server build; in unit tests it must not.
export {};
