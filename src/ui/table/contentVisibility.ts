import type { CSSProperties } from 'react'

/**
 * For the cards of a list: the browser styles and paints only those near the window. All are in the page, for its search
 * and for readers of the screen.
 */
export const contentVisibilityClass =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--card-height)]'

/** For the list: how high the content of a card is, in pixels and without its padding, until it was drawn. */
export function contentVisibility(contentHeight: number): CSSProperties {
  return { '--card-height': `${contentHeight}px` } as CSSProperties
}
