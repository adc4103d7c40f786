/** Opens what an element is folded in. In a file of its own: forms that fold nothing do not load what folds. */
export function unfoldAround(element: Element | null): void {
  const fold = element?.closest('details');
  if (fold) fold.open = true;
}
