import type { CSSProperties } from 'react'

/**
 * The classes of a card in a long list: the browser lays out and paints only cards near the window. All cards stay in the
 * document, for its search and for screen readers.
 */
export const contentVisibilityClass =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--card-height)]'

/** The style of the list: the estimated height of a card's content in pixels, without padding, until it is painted. */
export function contentVisibility(contentHeight: number): CSSProperties {
  return { '--card-height': `${contentHeight}px` } as CSSProperties
}
