import type { CSSProperties } from 'react'

/**
 * For the cards of a list: the browser styles and paints only those near the window. All are in the page, for its search
 * and for readers of the screen.
 */
export const drawnNearWindowClass =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--card-height)]'

/** For the list: how high a card is, in pixels, until it was drawn. */
export function drawnNearWindow(cardHeight: number): CSSProperties {
  return { '--card-height': `${cardHeight}px` } as CSSProperties
}
